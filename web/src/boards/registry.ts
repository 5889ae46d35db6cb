// Boards are found by their folder and loaded only when their game is opened.
import type { Component } from 'svelte';
import type { BoardModule, BoardProps, EndProps, PanelsProps, Tab } from './types';

/** What `Board.svelte` says of itself in its `<script module>`. */
interface BoardFile {
  default: Component<BoardProps>;
  wide?: boolean;
  tabs?: Tab[];
}

// Each board takes the views of its own game, and is only ever given those.
const boards = import.meta.glob<BoardFile>('./*/Board.svelte');
const panels = import.meta.glob<{ default: Component<PanelsProps> }>('./*/Panels.svelte');
const ends = import.meta.glob<{ default: Component<EndProps> }>('./*/End.svelte');

export async function loadBoard(game: string): Promise<BoardModule> {
  const [board, beside, end] = await Promise.all([
    boards[`./${game}/Board.svelte`]?.(),
    panels[`./${game}/Panels.svelte`]?.(),
    ends[`./${game}/End.svelte`]?.(),
  ]);
  return { Board: board?.default, Panels: beside?.default, End: end?.default, wide: board?.wide ?? false, tabs: board?.tabs ?? [] };
}
