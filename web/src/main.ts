import { mount } from 'svelte';
import './art/palette.css';
import './look.css';
import App from './App.svelte';
import { change } from './language.svelte';
import { load } from './later';
import { route } from './route.svelte';
import { settings } from './settings.svelte';

import.meta.glob('./games/*/palette.css', { eager: true });

const { page } = route();
// A page that is not the first is fetched together with the words; a failure is told where it is shown.
if (page !== 'home' && page !== 'nowhere') load(page).catch(() => undefined);
await change(settings.language);
mount(App, { target: document.getElementById('serai')! });
