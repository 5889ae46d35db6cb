// What moves on the map: from the events of a change, and as an option being considered would have it.
import type { Card, GameEvent, God, Hex, Piece, View } from '../../generated/ankh';
import type { Move } from '../../kit/motion.svelte';
import type { Option, SeatId } from '../types';
import type { Geography } from './geography';

/** A piece on its way. */
export interface Flying {
  piece?: Piece;
  side: SeatId | null;
  god?: God;
  camel?: boolean;
  gate?: boolean;
  sun?: boolean;
  card?: Card;
}

/** The side a god belongs to now. */
export function sideOf(view: View, god: God | null): SeatId | null {
  return view.seats.find((seat) => seat.god === god)?.side ?? null;
}

/** Hexes a figure passes on the shortest way between two, without them; none where there is no way. */
export function wayBetween(view: View, from: Hex, to: Hex): Hex[] {
  const cameFrom = new Map<Hex, Hex>([[from, from]]);
  for (const hex of cameFrom.keys()) {
    if (hex === to) break;
    for (const near of view.neighbours[hex]) if (!cameFrom.has(near)) cameFrom.set(near, hex);
  }
  const way: Hex[] = [];
  for (let hex = cameFrom.get(to); hex && hex !== from; hex = cameFrom.get(hex)) way.unshift(hex);
  return way;
}

/** Where the god figure of a side stands. */
function godFigureOf(view: View, side: SeatId | null): string | undefined {
  return Object.entries(view.hexes).find(([, there]) => there?.piece === 'god' && there.side === side)?.[0];
}

export function movesOf(view: View, geography: Geography, event: GameEvent): Move<Flying>[] {
  switch (event.event) {
    case 'moved':
    case 'pushed': {
      if (!event.piece || !event.from || !event.hex) return [];
      const by = wayBetween(view, event.from, event.hex);
      return [
        {
          piece: { piece: event.piece, side: sideOf(view, event.god), god: event.god ?? undefined },
          from: `hex-${event.from}`,
          by: by.map((hex) => `hex-${hex}`),
          to: `hex-${event.hex}`,
          arriving: `hex-${event.hex}`,
          length: Math.min(200 + 160 * by.length, 600),
        },
      ];
    }
    case 'summoned':
      return event.piece
        ? [
            {
              piece: { piece: event.piece, side: sideOf(view, event.god) },
              from: `god-${sideOf(view, event.god)}`,
              to: `hex-${event.hex}`,
              arriving: `hex-${event.hex}`,
            },
          ]
        : [];
    case 'built':
      return event.monument
        ? [
            {
              piece: { piece: event.monument, side: sideOf(view, event.god) },
              to: `hex-${event.hex}`,
              arriving: `hex-${event.hex}`,
            },
          ]
        : [];
    case 'died':
      return event.piece
        ? [{ piece: { piece: event.piece, side: sideOf(view, event.god) }, from: `hex-${event.hex}` }]
        : [];
    case 'left_game': {
      if (!event.piece) return [];
      const side = sideOf(view, event.god);
      // A god that merges goes to the figure it shares from now on.
      const shared = event.piece === 'god' ? godFigureOf(view, side) : undefined;
      return [
        {
          piece: { piece: event.piece, side, god: event.god ?? undefined },
          from: `hex-${event.hex}`,
          to: shared && `hex-${shared}`,
          length: 600,
        },
      ];
    }
    case 'destroyed':
      return event.monument
        ? [{ piece: { piece: event.monument, side: sideOf(view, event.god) }, from: `hex-${event.hex}` }]
        : [];
    case 'camel':
      return event.side
        ? [
            {
              piece: { camel: true, side: null },
              to: geography.middle(event.side),
              arriving: `camel-${event.side}`,
              length: 220,
            },
          ]
        : [];
    case 'gate':
      return [
        {
          piece: { gate: true, side: null },
          from: event.from ? `hex-${event.from}` : undefined,
          to: `hex-${event.hex}`,
          arriving: `gate-${event.hex}`,
        },
      ];
    case 'radiant':
      return [
        {
          piece: { sun: true, side: null },
          from: `god-${sideOf(view, event.god)}`,
          to: `hex-${event.hex}`,
          length: 320,
        },
      ];
    case 'sun_back':
      return [
        {
          piece: { sun: true, side: null },
          from: `hex-${event.hex}`,
          to: `god-${sideOf(view, event.god)}`,
          length: 320,
        },
      ];
    default:
      return [];
  }
}

/** Pieces as an option would leave them, read off the question. */
export interface Ghost {
  from?: string;
  to?: string;
  piece?: Piece;
  side: SeatId | null;
  god?: God;
  gate?: boolean;
  pushed?: string;
  away?: string;
  pushedPiece?: Piece;
  pushedSide: SeatId | null;
  pushedGod?: God;
}

const PIECES: readonly Piece[] = [
  'obelisk',
  'pyramid',
  'temple',
  'warrior',
  'cat_mummy',
  'satet',
  'mummy',
  'apep',
  'giant_scorpion',
  'androsphinx',
];
const pieceNamed = (name: unknown): Piece | undefined =>
  PIECES.find((piece) => piece === name) ?? (name === 'captive' ? 'warrior' : undefined);

export function ghostOf(view: View, option: Option): Ghost | null {
  const details = view.decision?.details ?? {};
  const [to] = option.args;
  const own = view.seats.find((seat) => seat.seat === view.viewer)?.side ?? null;
  const standing = (hex: unknown): { piece?: Piece; side: SeatId | null; god?: God } => {
    const there = Object.entries(view.hexes).find(([id]) => id === hex)?.[1];
    return { piece: there?.piece ?? undefined, side: there?.side ?? null, god: there?.god };
  };
  const none = { pushedSide: null };
  switch (view.decision?.name) {
    case 'move_destination':
    case 'obelisk_hex':
      return { from: String(details.figure), to, ...standing(details.figure), ...none };
    case 'push_hex': {
      const pushed = standing(details.pushed);
      return {
        from: String(details.satet),
        to: String(details.pushed),
        ...standing(details.satet),
        pushed: String(details.pushed),
        away: to,
        pushedPiece: pushed.piece,
        pushedSide: pushed.side,
        pushedGod: pushed.god,
      };
    }
    case 'summon_hex':
      return { to, piece: pieceNamed(details.figure), side: own, ...none };
    case 'mummy_hex':
      return { to, piece: 'mummy', side: own, ...none };
    case 'build_hex':
      return { to, piece: pieceNamed(details.monument), side: own, ...none };
    case 'gate_hex':
      return { to, gate: true, side: own, ...none };
    default:
      return null;
  }
}
