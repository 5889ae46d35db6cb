// Boards are found by their folder and loaded only when their game is opened.
import type { Component } from 'svelte';
import type { BoardModule, BoardProps, EndProps, PanelsProps } from './types';

type Loader = () => Promise<{ default: Component<never> }>;

const files = import.meta.glob('./*/{Board,Panels,End}.svelte') as Record<string, Loader>;

export async function loadBoard(game: string): Promise<BoardModule> {
  const [board, panels, end] = await Promise.all(
    ['Board', 'Panels', 'End'].map(async (part) => (await files[`./${game}/${part}.svelte`]?.())?.default),
  );
  return {
    Board: board as Component<BoardProps> | undefined,
    Panels: panels as Component<PanelsProps> | undefined,
    End: end as Component<EndProps> | undefined,
  };
}
