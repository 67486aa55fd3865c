import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings, wearTheme } from './lib/settings.svelte';
import { words } from './lib/words.svelte';

wearTheme();
await words.speak(settings.language);
const target = document.getElementById('page');
if (target) mount(App, { target });
