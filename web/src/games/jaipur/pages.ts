/** What the other pages show of Jaipur. */

import { drawn, later } from '../drawn';
import BannerPicture from './art/Banner.svelte';
import Mark from './Mark.svelte';

export const banner = drawn(BannerPicture);
export const mark = drawn(Mark);
export const drawing = later(() => import('./Drawing.svelte'));
export const replay = () => import('./replay');
export const record = () => import('./rules/verify');
export const statistics = () => import('./statistics');
