import '@fontsource/forum/index.css';
import '@fontsource-variable/golos-text/index.css';
import './theme.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });
