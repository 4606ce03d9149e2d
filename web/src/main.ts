import { mount } from 'svelte';
import './art/palette.css';
import './look.css';
import App from './App.svelte';
import { change } from './language.svelte';
import { settings } from './settings.svelte';

await change(settings.language);
mount(App, { target: document.getElementById('serai')! });
