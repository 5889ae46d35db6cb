// Which parts of a board a phone can show now.
import type { BoardLayout, Tab, View } from './types';

export const tabsOf = (layout: BoardLayout | undefined, view: View | null | undefined): readonly Tab[] =>
  layout?.tabs?.filter((tab) => !tab.when || (view != null && tab.when(view))) ?? [];
