// A page for drawing: any board in any recorded position, in both languages and themes. `make board GAME=kemet`.
import '@fontsource/forum';
import '@fontsource-variable/golos-text';
import { mount } from 'svelte';
import '../theme.css';
import '../app.css';
import Bench from './Bench.svelte';

mount(Bench, { target: document.getElementById('app')! });
