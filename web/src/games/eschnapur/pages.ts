/** What the other pages show of Eschnapur. */

import { drawn } from '../drawn';
import BannerPicture from './art/Banner.svelte';
import Mark from './Mark.svelte';
import SeatMark from './SeatMark.svelte';

export const banner = drawn(BannerPicture);
export const mark = drawn(Mark);
export const seatMark = drawn(SeatMark);
export const replay = () => import('./replay');
export const record = () => import('./rules/verify');
export const statistics = () => import('./statistics');
