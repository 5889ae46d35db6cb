import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Answered, ClientMessage, Puzzle, ServerMessage } from '../generated/messages';
import { api, ApiError, bare } from '../lib/api';
import { puzzleWire } from './wire';

const puzzle: Puzzle = {
  id: 'b',
  question: 'die',
  players: 2,
  options: 4,
  round: 1,
  game: 'kemet',
  version: 1,
  seat: 'B',
  game_options: {},
  view: {
    game: 'kemet',
    players: 2,
    seats: [],
    viewer: 'B',
    decision: { seats: ['B'], step: 'die', name: 'die', options: ['take 1'] },
  },
};

afterEach(() => vi.restoreAllMocks());

async function opened() {
  const told: ServerMessage[] = [];
  const answers: Answered[] = [];
  const wire = puzzleWire(puzzle, (answer) => answers.push(answer));
  wire.onmessage = ({ data }) => told.push(JSON.parse(data) as ServerMessage);
  await Promise.resolve();
  const say = async (message: ClientMessage) => {
    const before = told.length;
    wire.send(JSON.stringify(message));
    await vi.waitFor(() => expect(told.length).toBeGreaterThan(before));
    return told[told.length - 1]!;
  };
  return { told, answers, say, wire };
}

const submit = (action: string): ClientMessage => ({ type: 'submit', key: 'k', expect: 1, seat: 'B', action });

describe('a puzzle in place of a table', () => {
  it('says where it stands, as the seat sees it', async () => {
    const { told } = await opened();
    expect(told[0]).toMatchObject({ type: 'hello', seq: 1, views: { B: puzzle.view } });
  });

  it('takes the first choice as the answer, and no other', async () => {
    const found = { right: true } as Answered;
    const asked = vi.spyOn(api, 'answerPuzzle').mockResolvedValue(found);
    const { say, answers } = await opened();
    expect(await say(submit('take 1'))).toMatchObject({ type: 'ack', key: 'k' });
    expect(await say(submit('take 2'))).toMatchObject({ type: 'ack', key: 'k' });
    expect(answers).toEqual([found]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('hands on why something is refused, and can be asked again', async () => {
    const refused = new ApiError(409, bare('not-enough-gold'));
    vi.spyOn(api, 'answerPuzzle')
      .mockRejectedValueOnce(refused)
      .mockResolvedValue({ right: false } as Answered);
    const { say, answers } = await opened();
    expect(await say(submit('take 1'))).toMatchObject({ type: 'refused', key: 'k', error: refused.refusal });
    expect(answers).toEqual([]);
    await say(submit('take 1'));
    expect(answers).toHaveLength(1);
  });

  it('refuses what belongs to tables', async () => {
    const { say } = await opened();
    const undone = await say({ type: 'undo', key: 'u', expect: 1, seat: 'B', scope: 'step' });
    expect(undone).toMatchObject({ type: 'refused', key: 'u' });
  });
});
