import { describe, expect, it } from 'vitest';
import { commandOf } from './keys';

const press = (key: string, code: string, shiftKey = false) =>
  commandOf({ key, code, shiftKey, ctrlKey: false, altKey: false, metaKey: false });

describe('the keyboard', () => {
  it('chooses by digits, on the number pad too', () => {
    expect(press('3', 'Digit3')).toEqual({ do: 'choose', digit: 3 });
    expect(press('7', 'Numpad7')).toEqual({ do: 'choose', digit: 7 });
  });

  it('knows letters by their place, in either layout', () => {
    expect(press('u', 'KeyU')).toEqual({ do: 'undo' });
    expect(press('г', 'KeyU')).toEqual({ do: 'undo' });
    expect(press('Г', 'KeyU', true)).toEqual({ do: 'undo-turn' });
  });

  it('finds the question mark wherever the layout has it', () => {
    expect(press('?', 'Slash', true)).toEqual({ do: 'help' });
    expect(press('?', 'Digit7', true)).toEqual({ do: 'help' });
  });

  it("leaves the browser's own shortcuts alone", () => {
    expect(
      commandOf({ key: 'r', code: 'KeyR', shiftKey: false, ctrlKey: true, altKey: false, metaKey: false }),
    ).toBeNull();
  });
});
