import { mount } from 'svelte';
import './art/palette.css';
import './look.css';
import App from './App.svelte';
import { change, further } from './language.svelte';
import { load } from './later';
import { route } from './route.svelte';
import { settings } from './settings.svelte';

import.meta.glob('./games/*/palette.css', { eager: true });

const { page } = route();
// The words of the house come first: with them a failure of all else can be told.
const words = change(settings.language);
// A page that is not the first is fetched together with them; a failure is told where it is shown.
if (page !== 'home' && page !== 'nowhere') load(page).catch(() => undefined);
await words;
mount(App, { target: document.getElementById('serai')! });
if (settings.notices) import('./pages/notices').then(({ watch }) => watch()).catch(() => undefined);
// What was refused is told in the server's words until these are there.
further('errors').catch(() => undefined);
