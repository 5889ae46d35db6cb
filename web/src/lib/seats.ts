// Colours and glyphs of the seats. The five colours stay apart for every kind of colour vision; the glyph
// says the same without colour.
import type { Glyph, SeatId } from '../boards/types';

export interface SeatLook {
  colour: string;
  ink: string;
  glyph: Glyph;
}

export const SEAT_IDS: readonly SeatId[] = ['A', 'B', 'C', 'D', 'E'];

export const SEAT_LOOKS: Record<SeatId, SeatLook> = {
  A: { colour: '#F0E442', ink: '#2B2118', glyph: 'ankh' },
  B: { colour: '#56B4E9', ink: '#16202E', glyph: 'eye' },
  C: { colour: '#0072B2', ink: '#FFFFFF', glyph: 'lotus' },
  D: { colour: '#D55E00', ink: '#FFFFFF', glyph: 'feather' },
  E: { colour: '#000000', ink: '#FFFFFF', glyph: 'scarab' },
};
