import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The server serves the build, so it is written where the Python package looks for it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/ennead/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // A strict content policy allows no inline data; fonts and pictures stay files.
    assetsInlineLimit: 0,
    // Which file holds what: the tests weigh the boards by it.
    manifest: 'manifest.json',
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8017', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
