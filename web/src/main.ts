import './styles/tokens.css';
import './styles/base.css';
import './styles/shared.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings, wearTheme } from './lib/settings.svelte';
import { words } from './lib/words.svelte';

wearTheme();
await words.speak(settings.language);
const target = document.getElementById('page');
if (target) mount(App, { target });

// Only a page on https or localhost may have one; all the others do without.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/service.js').catch(() => undefined);
