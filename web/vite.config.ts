import { createReadStream, createWriteStream, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliCompress } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Beside each script and style sheet the same, compressed: the server sends it to whoever understands it. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir, 'assets')),
    async closeBundle() {
      const files = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
      for (const file of files.map((name) => join(folder, name)))
        await pipeline(createReadStream(file), createBrotliCompress(), createWriteStream(`${file}.br`));
    },
  };
}

/** What a game does not need from its beginning, and what the first page shows of it. */
const APART = /\/(Emblem|End|EndPage|Picture)\.svelte/;

/** What all pages need comes in one piece, whatever a board always needs in another; what is opened later comes later. */
function pieceOf(file: string): string | undefined {
  if (APART.test(file) || file.includes('.ftl')) return undefined;
  const board = /\/src\/boards\/([^/]+)\//.exec(file)?.[1];
  if (board) return `board-${board}`;
  if (file.includes('/src/kit/')) return 'kit';
  return /\/node_modules\/|\/src\/lib\/|\/asking\.ts|^\0/.test(file) ? 'common' : undefined;
}

// The server serves the build, so it is written where the Python package looks for it.
export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: '../src/ennead/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // A strict content policy allows no inline data; fonts and pictures stay files.
    assetsInlineLimit: 0,
    rollupOptions: { output: { manualChunks: pieceOf } },
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8017', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
