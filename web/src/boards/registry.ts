// Boards are found by their folder and loaded only when their game is opened.
import type { Component } from 'svelte';
import type { BoardLayout, BoardModule, BoardProps, EndProps } from './types';

interface Part {
  default: Component<BoardProps>;
}

/** What `Board.svelte` says of itself in its `<script module>`. */
interface BoardFile extends Part {
  layout?: BoardLayout;
}

// Each board takes the views of its own game, and is only ever given those.
const boards = import.meta.glob<BoardFile>('./*/Board.svelte');
const parts = import.meta.glob<Part>('./*/{Panels,Head,Strip}.svelte');
const ends = import.meta.glob<{ default: Component<EndProps> }>('./*/End.svelte');

export async function loadBoard(game: string): Promise<BoardModule> {
  const [board, panels, head, strip, end] = await Promise.all([
    boards[`./${game}/Board.svelte`]?.(),
    parts[`./${game}/Panels.svelte`]?.(),
    parts[`./${game}/Head.svelte`]?.(),
    parts[`./${game}/Strip.svelte`]?.(),
    ends[`./${game}/End.svelte`]?.(),
  ]);
  return {
    Board: board?.default,
    Panels: panels?.default,
    Head: head?.default,
    Strip: strip?.default,
    End: end?.default,
    layout: board?.layout ?? {},
  };
}
