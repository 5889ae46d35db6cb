// Pictures on a 24 × 24 grid, dark outline, light from the left; `currentColor` is the ink of signs,
// `--tk-edge` the outline of what is dark itself and would be lost in the night.
export const ART = {
  papyrus:
    '<path d="M12 22.4V11" stroke="#2B2118" stroke-width="4" stroke-linecap="round"/><path d="M12 22V11" stroke="#6f9e46" stroke-width="1.7"/><path d="M12 14L1.8 6.4C4.5 1.6 19.5 1.6 22.2 6.4Z" fill="#A9C756" stroke="#2B2118" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M12 13.5L6.4 3.6M12 13.5V3M12 13.5L17.6 3.6" fill="none" stroke="#2B2118" stroke-width="1" stroke-linecap="round" stroke-linejoin="round"/>',
  bread:
    '<path d="M1.8 19.3C1.3 10.5 5.5 4.2 12 4.2s10.7 6.3 10.2 15.1c-5.5 2.2-14.9 2.2-20.4 0Z" fill="#DB9A4C" stroke="#2B2118" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M3.8 16C4.2 10.5 7 6.6 11 6.3" fill="none" stroke="#F4C98A" stroke-width="1.8" stroke-linecap="round"/><path d="M7.5 14l3-3.5M12 15l3-3.5M16.5 15.5l2-2.5" stroke="#7a4512" stroke-width="1.6" stroke-linecap="round"/>',
  limestone:
    '<path d="M2.6 8.4L11.6 3.8l9.8 3.8v9l-9.2 4.8l-9.6-4Z" fill="#EADFC8" stroke="#2B2118" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M2.6 8.4L11.6 3.8l9.8 3.8l-9.2 4.6Z" fill="#FFFAEE" stroke="#2B2118" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M12.2 12.2l9.2-4.6v9l-9.2 4.8Z" fill="#C4B494" stroke="#2B2118" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/>',
  granite:
    '<path d="M2.6 8.4L11.6 3.8l9.8 3.8v9l-9.2 4.8l-9.6-4Z" fill="#5F5B64" stroke="var(--tk-edge)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M2.6 8.4L11.6 3.8l9.8 3.8l-9.2 4.6Z" fill="#85808A" stroke="var(--tk-edge)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M12.2 12.2l9.2-4.6v9l-9.2 4.8Z" fill="#403D45" stroke="var(--tk-edge)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M6 13h.1M8.5 16h.1M15 15.5h.1M18 12.5h.1M11 6.8h.1" stroke="#D8D2DC" stroke-width="1.6" stroke-linecap="round"/>',
  gold: '<circle cx="12" cy="12" r="9.8" fill="#F2C14E" stroke="#2B2118" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M4.8 8.5C6.2 5.5 9 3.9 12 3.9" fill="none" stroke="#fff3c4" stroke-width="1.8" stroke-linecap="round"/><circle cx="12" cy="12" r="6.5" fill="none" stroke="#8a5a12" stroke-width="1.2"/><path d="M9.5 12h5M12 9.5v5" stroke="#6b4208" stroke-width="1.6" stroke-linecap="round"/>',
  scribe:
    '<path d="M3.2 22.2c0-7.2 3.2-11 8.8-11s8.8 3.8 8.8 11Z" fill="#fff6df" stroke="var(--tk-edge)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><circle cx="12" cy="6.6" r="4.6" fill="#a4623a" stroke="var(--tk-edge)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M7.2 7.2C7 3.5 9 1.6 12 1.6s5 1.9 4.8 5.6c-1.3-1.5-2.7-2-4.8-2s-3.5.5-4.8 2Z" fill="#2B2118"/><path d="M5.4 16.8h13.2v5H5.4Z" fill="#EBCB7E" stroke="var(--tk-edge)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M8 19.3h8" fill="none" stroke="var(--tk-edge)" stroke-width="1" stroke-linecap="round" stroke-linejoin="round"/>',
  faith:
    '<path d="M12 1.4c3.8 4.3 5 6.6 5 9.2a5 5 0 0 1-10 0C7 7.8 9.6 6.5 12 1.4Z" fill="#EE8A2C" stroke="#2B2118" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M12 7.5c1.7 2 2.2 3 2.2 4.2a2.2 2.2 0 0 1-4.4 0c0-1.2.6-2.1 2.2-4.2Z" fill="#FFF0B8"/><path d="M3.4 14.2h17.2c-.4 3.6-2.8 5.6-5.8 6.2v2H9.2v-2c-3-.6-5.4-2.6-5.8-6.2Z" fill="#3d6db5" stroke="#2B2118" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/>',
  people:
    '<circle cx="16.5" cy="7.5" r="3.6" fill="#D9A066" stroke="#2B2118" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M10.5 21.5c0-5.5 2-8.3 6-8.3s6 2.8 6 8.3Z" fill="#D8C089" stroke="#2B2118" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><circle cx="8.8" cy="6.6" r="4.1" fill="#E9B77E" stroke="#2B2118" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M1.5 21.8c0-6.3 2.5-9.6 7.3-9.6s7.3 3.3 7.3 9.6Z" fill="#fff6df" stroke="#2B2118" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/>',
  heart:
    '<path d="M12 21.5C4.8 15.8 2 12.4 2 8.5 2 5 4.5 2.8 7.3 2.8c2 0 3.7 1 4.7 2.9 1-1.9 2.7-2.9 4.7-2.9C19.5 2.8 22 5 22 8.5c0 3.9-2.8 7.3-10 13Z" fill="#CB4A30" stroke="#2B2118" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M5 8.2c.1-1.6 1.2-2.6 2.5-2.6" fill="none" stroke="#F6B8A4" stroke-width="1.7" stroke-linecap="round"/>',
  house:
    '<path d="M2.5 21.5V9L5 4.5h14L21.5 9v12.5Z" fill="#E6C47A" stroke="#2B2118" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M2.5 9h19" fill="none" stroke="#2B2118" stroke-width="1" stroke-linecap="round" stroke-linejoin="round"/><path d="M9.5 21.5v-7h5v7Z" fill="#2B2118"/>',
  pillar:
    '<path d="M7.5 6.5h9l-.8 13H8.3Z" fill="#EADFC8" stroke="#2B2118" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M10.5 7.5v11M13.5 7.5v11" fill="none" stroke="#2B2118" stroke-width="1" stroke-linecap="round" stroke-linejoin="round"/><path d="M4.5 2.5h15l-2 4.2h-11ZM5 19h14v3H5Z" fill="#D9B96E" stroke="#2B2118" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/>',
  statue:
    '<path d="M8 19.5c-.8-5 0-8.7 1.2-10.2C7 7.5 7.5 1.8 12 1.8s5 5.7 2.8 7.5C16 10.8 16.8 14.5 16 19.5Z" fill="#D9CBB0" stroke="#2B2118" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M9.5 9.5c1.5 1 3.5 1 5 0M12 12v7" fill="none" stroke="#2B2118" stroke-width="1" stroke-linecap="round" stroke-linejoin="round"/><path d="M4.5 19h15v3.2h-15Z" fill="#B79A66" stroke="#2B2118" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/>',
  blessing:
    '<path d="M3.5 3.5v7c0 5 3.5 7.5 8.5 7.5s8.5-2.5 8.5-7.5v-7M12 18v3.5M7.5 21.5h9" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  technology:
    '<path d="M12 2.5L3.5 21M12 2.5L20.5 21M7 14h10M12 3.5v13" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="12" cy="18.5" r="2.2" fill="currentColor"/>',
  law: '<path d="M5 4.5h14v12.5H5Z" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M2.8 4.5h18.4M2.8 17h18.4M8.5 9h7M8.5 12.5h4" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><circle cx="16.5" cy="19" r="3.3" fill="currentColor"/>',
  hourglass:
    '<path d="M6.5 2.8h11c0 5.8-4 6.2-4 9.2s4 3.4 4 9.2h-11c0-5.8 4-6.2 4-9.2s-4-3.4-4-9.2Z" fill="#F6EBD2" stroke="#2B2118" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M8.2 20c.4-3 2-4 3.8-5.2 1.8 1.2 3.4 2.2 3.8 5.2Z" fill="#D9A63A"/><path d="M4.5 2.8h15M4.5 21.2h15" stroke="#2B2118" stroke-width="2.6" stroke-linecap="round"/>',
  turn: '<path d="M19.5 9A8 8 0 1 0 20 13.5M20 3.8V9.2H14.6" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  plume:
    '<path d="M9 22.5C9.5 16 6 8 11.5 2.5c6 1.5 7 9.5 1.8 14.5M10 17.5c2-3 2.5-6.5 2.3-10.5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  any: '<circle cx="12" cy="12" r="9" fill="#FFF9EA" stroke="#2B2118" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M12 3v18M3 12h18" fill="none" stroke="#2B2118" stroke-width="1" stroke-linecap="round" stroke-linejoin="round"/>',
  bag: '<path d="M8 7C3 11 2 16 3.5 20c2 2.5 15 2.5 17 0C22 16 21 11 16 7Z" fill="#A86A3C" stroke="#2B2118" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M8 7L6 2.5c4 1.5 8 1.5 12 0L16 7Z" fill="#C98A55" stroke="#2B2118" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M7.5 7.5h9" stroke="#F2C14E" stroke-width="2"/>',
  tile: '<rect x="2.5" y="2.5" width="19" height="19" rx="3" fill="#F1DDAE" stroke="#2B2118" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/><circle cx="12" cy="12" r="4.5" fill="#D9CBB0" stroke="#2B2118" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/>',
  up: '<path d="M12 3L20.5 13H15.5V21H8.5V13H3.5Z" fill="#3E7D4F" stroke="#2B2118" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/>',
  horus:
    '<path d="M5 22.5C3.5 15 3.8 10 7 6.3C9.5 3.4 14 2.6 17.2 4.3C19.2 5.5 20.2 7.3 20.2 9L22.8 12.6L18.6 13C17.6 14.3 16.2 14.8 14.6 14.8C15.6 17.4 17.6 20 18.6 22.5ZM14.7 7a1.7 1.7 0 1 0 .02 0ZM13 11.6L11.4 16.8L13 17.1L14.4 11.9Z" fill="currentColor" fill-rule="evenodd"/>',
  ra: '<path d="M12 6.2a5 5 0 1 0 .02 0ZM12 8.6a2.6 2.6 0 1 1 -.02 0ZM6.3 8.8C4.2 7 1.8 6.4 .2 7C.5 9.5 1.4 11 2.9 11.9C2.8 12.6 3.2 13.7 4.2 14.1C4.8 15.4 6.4 16 8.3 15.3C6.7 13.5 6 11.3 6.3 8.8ZM17.7 8.8C19.8 7 22.2 6.4 23.8 7C23.5 9.5 22.6 11 21.1 11.9C21.2 12.6 20.8 13.7 19.8 14.1C19.2 15.4 17.6 16 15.7 15.3C17.3 13.5 18 11.3 17.7 8.8Z" fill="currentColor" fill-rule="evenodd"/>',
  hathor:
    '<path d="M9.5 22C2.5 19 .8 8 5.6 1.6C5.3 9.5 7.4 14.3 12 14.3C16.6 14.3 18.7 9.5 18.4 1.6C23.2 8 21.5 19 14.5 22ZM12 2.8a4.6 4.6 0 1 0 .02 0Z" fill="currentColor" fill-rule="evenodd"/>',
  bastet:
    '<path d="M3.6 1.8L9 7.2C11 6.6 13 6.6 15 7.2L20.4 1.8L20.8 12C20.8 18.2 16.6 22.4 12 22.4S3.2 18.2 3.2 12ZM5.8 12.6C7.4 14.6 9.4 14.7 10.6 13.2C9.4 11.2 7.3 11 5.8 12.6ZM18.2 12.6C16.7 11 14.6 11.2 13.4 13.2C14.6 14.7 16.6 14.6 18.2 12.6ZM10.7 16.8L12 18.7L13.3 16.8Z" fill="currentColor" fill-rule="evenodd"/>',
  thoth:
    '<path d="M3.8 22.5C3.8 16.5 6.8 14.5 6.3 11.5C4.8 9 5.3 3.8 9.4 2.7C12 2.2 14.2 3.2 15 5.1C20 6.4 23.2 11.5 22.6 19C21 14.3 18.3 10.7 13.9 9.9C12.6 13.2 14.6 16.8 14.6 22.5ZM10.8 5.2a1.5 1.5 0 1 0 .02 0Z" fill="currentColor" fill-rule="evenodd"/>',
  osiris:
    '<path d="M4 22L14.3 6.3C16.5 3 21.2 4.2 20.2 8.3" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/><path d="M20 22L8.8 5.3M8.8 5.3L2.5 6.3M8.8 5.3L3.3 10M8.8 5.3L6 12" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round"/>',
  anubis:
    '<path d="M4.6 22.5C5.2 17 4.8 13.5 5.8 11L4.6 .8L9.2 6.8L11.8 .8L13.4 7.8C17.3 9.3 20.8 11.3 23 14.5L20.8 17.4C17.2 16.8 14.7 16.9 13.2 17.9C13.7 19.4 14.2 21 14.2 22.5ZM12.5 10.2L10.8 12.2L14.2 12.6Z" fill="currentColor" fill-rule="evenodd"/>',
  pure: '<path d="M12 .8l2.3 5 5-2.1-2.1 5 5 2.3-5 2.3 2.1 5-5-2.1-2.3 5-2.3-5-5 2.1 2.1-5-5-2.3 5-2.3-2.1-5 5 2.1Z" transform="translate(0 1)" fill="#F2B632" stroke="#2B2118" stroke-width="1.6" stroke-linejoin="round"/>',
  tainted:
    '<circle cx="12" cy="12" r="8.6" fill="#fff" stroke="#2B2118" stroke-width="2"/><path d="M12 3.4a8.6 8.6 0 0 1 0 17.2Z" fill="#2B2118"/>',
  forbidden: '<path d="M5 5L19 19M19 5L5 19" stroke="#A63D22" stroke-width="5" stroke-linecap="round"/>',
  star: '<path d="M12 2l1.5 8.5L22 12l-8.5 1.5L12 22l-1.5-8.5L2 12l8.5-1.5Z" fill="currentColor"/>',
} as const;

export type Sign = keyof typeof ART;

export const INK = '#2B2118';

/** Body from light to dark, and the ink of the face. */
export const DICE = {
  yellow: ['#FBDC66', '#E3B02A', INK],
  brown: ['#A8713C', '#7D4C22', '#FFFFFF'],
  white: ['#FFFFFF', '#E9E2D2', INK],
  black: ['#4D4A50', '#1F1E22', '#FFFFFF'],
  gray: ['#BDBBB6', '#92908B', INK],
} as const;

/** Colour of an edge and ink of its sign; apart for every kind of colour vision by how light they are. */
export const EDGES = { red: '#9A2B1E', blue: '#234F86', green: '#57A06C', yellow: '#ECC93C' } as const;
export const EDGE_INKS = { red: '#FFFFFF', blue: '#FFFFFF', green: INK, yellow: INK } as const;

/** The sign of an edge colour, around the origin: triangle, dot, bar, diamond. */
export const EDGE_SIGNS = {
  red: 'M0 -1L1 .8H-1Z',
  blue: 'M0 -.9a.9 .9 0 1 0 .01 0Z',
  green: 'M-1.3 -.45H1.3V.45H-1.3Z',
  yellow: 'M0 -1.1L1.1 0L0 1.1L-1.1 0Z',
} as const;

/** On a light ground and on a dark one, by day and by night: the ring of what can be chosen. */
export const RINGS = { light: '#9C3820', dark: '#FFB08F' } as const;

/** The scales: the bowl of pure dice, that of tainted ones, and the lines around them. */
export const PANS = { pure: '#F0CF6B', tainted: '#9C95A8', line: '#6B4A12', cord: '#8D7435' } as const;

/** Around a piece, so that it shows on a dark ground. */
export const HALO = '#FFF6DF';

export const LIGHTS = { sunny: '#F7DC86', shaded: '#CDBB8E', dark: '#363C61' } as const;

/** The four sections of the market. */
export const SECTIONS = ['#EBCB5E', '#D98A6E', '#9CBC74', '#8FB4D6'] as const;

export const KINDS = { blessing: '#3E7D4F', technology: '#1F3A6E', law: '#8A3A20' } as const;
