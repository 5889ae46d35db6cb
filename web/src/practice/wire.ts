// A puzzle in place of a table: its messages come from the puzzle's addresses, and the first choice is the answer.
import type { Answered, ClientMessage, Puzzle, ServerMessage, Table } from '../generated/messages';
import { api, ApiError, bare } from '../lib/api';
import { SEAT_IDS } from '../lib/seats';
import type { Wire } from '../play/client';
import { NOTHING_KNOWN } from '../play/reduce';

const OPEN = 1;
const CLOSED = 3;
const SEQ = 1;

/** The table a puzzle would be asked at. Nobody sits there: all seats bear the names of their marks. */
export function tableOf(puzzle: Puzzle): Table {
  return {
    id: puzzle.id,
    game: puzzle.game,
    version: puzzle.version,
    players: puzzle.players,
    options: puzzle.game_options,
    public: false,
    hints: false,
    status: 'playing',
    seats: SEAT_IDS.slice(0, puzzle.players).map((seat) => ({
      seat,
      kind: 'bot',
      name: '',
      mine: seat === puzzle.seat,
      away: false,
    })),
    owner: false,
    commitment: '',
    seq: SEQ,
    to_act: puzzle.view.decision?.seats ?? [],
    created: '',
    updated: '',
    imported: false,
  };
}

export function puzzleWire(puzzle: Puzzle, answered: (answer: Answered) => void): Wire {
  let isAnswered = false;
  const wire: Wire & { readyState: number } = {
    readyState: OPEN,
    send: (data) => void answer(JSON.parse(data) as ClientMessage),
    close: () => (wire.readyState = CLOSED),
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
  };

  function tell(message: ServerMessage): void {
    if (wire.readyState === OPEN) wire.onmessage?.({ data: JSON.stringify(message) });
  }

  async function answer(message: ClientMessage): Promise<void> {
    if (message.type === 'ping') return tell({ type: 'pong' });
    const key = 'key' in message ? (message.key ?? '') : '';
    try {
      tell(await reply(message, key));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tell({ type: 'refused', key, seq: SEQ, error: error.refusal });
    }
  }

  async function reply(message: ClientMessage, key: string): Promise<ServerMessage> {
    const { game, id } = puzzle;
    switch (message.type) {
      case 'preview':
        return { ...(await api.previewPuzzle(game, id, message.action)), key };
      case 'why':
        return { type: 'impossible', key, seq: SEQ, impossible: await api.whyPuzzle(game, id) };
      case 'submit': {
        // Who has answered only looks at the other choices.
        if (!isAnswered) {
          const found = await api.answerPuzzle(game, id, message.action);
          isAnswered = true;
          answered(found);
        }
        return { type: 'ack', key, seq: SEQ };
      }
      default:
        return { type: 'refused', key, seq: SEQ, error: bare('not-possible-now') };
    }
  }

  queueMicrotask(() => {
    wire.onopen?.();
    tell({
      type: 'hello',
      table: tableOf(puzzle),
      events: [],
      seq: SEQ,
      views: { [puzzle.seat]: puzzle.view },
      undo: NOTHING_KNOWN.undo,
      chat: [],
    });
  });
  return wire;
}
