// Boards are found by their folder and loaded only when their game is opened.
import type { Component } from 'svelte';
import type { BoardLayout, BoardModule, BoardProps, EndProps, MarkProps } from './types';

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
const marks = import.meta.glob<{ default: Component<MarkProps> }>('./*/Mark.svelte');
// Small, and all of them are on the first page.
const emblems = import.meta.glob<Component>('./*/Emblem.svelte', { eager: true, import: 'default' });
const ends = import.meta.glob<{ default: Component<EndProps> }>('./*/End.svelte');

/** What a picture of a thing needs: what it is, as the glossary calls it, and the game's data. */
export interface PictureProps {
  id: string;
  data: unknown;
}

/** `Picture.svelte` draws any thing of the glossary, 60 px wide; `Symbols` once on the page, if it uses any. */
export interface PictureModule {
  Picture?: Component<PictureProps>;
  Symbols?: Component;
}

const pictures = import.meta.glob<{ default: Component<PictureProps>; shared?: Component }>('./*/Picture.svelte');

export async function loadPictures(game: string): Promise<PictureModule> {
  const found = await pictures[`./${game}/Picture.svelte`]?.();
  return { Picture: found?.default, Symbols: found?.shared };
}

/** The scene on a game's card. */
export const emblemOf = (game: string): Component | undefined => emblems[`./${game}/Emblem.svelte`];

export async function loadBoard(game: string): Promise<BoardModule> {
  const [board, panels, head, strip, mark] = await Promise.all([
    boards[`./${game}/Board.svelte`]?.(),
    parts[`./${game}/Panels.svelte`]?.(),
    parts[`./${game}/Head.svelte`]?.(),
    parts[`./${game}/Strip.svelte`]?.(),
    marks[`./${game}/Mark.svelte`]?.(),
  ]);
  return {
    Board: board?.default,
    Panels: panels?.default,
    Head: head?.default,
    Strip: strip?.default,
    Mark: mark?.default,
    loadEnd: ends[`./${game}/End.svelte`],
    layout: board?.layout ?? {},
  };
}
