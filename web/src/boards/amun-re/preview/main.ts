// A page for drawing: every kind of position of whole games, in both languages and themes.
// `npx vite` and open /src/boards/amun-re/preview/index.html?game=five&at=auction_turn-old&lang=ru&theme=dark
import '@fontsource/forum';
import '@fontsource-variable/golos-text';
import { mount } from 'svelte';
import '../../../theme.css';
import Preview from './Preview.svelte';

mount(Preview, { target: document.getElementById('app')! });
