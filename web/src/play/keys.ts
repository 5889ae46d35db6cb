// The keyboard in one place: what each key does, and the list that explains it.
export const KEYS: readonly (readonly [readonly string[], string])[] = [
  [['1', '…', '9'], 'key-choose'],
  [['Enter'], 'key-confirm'],
  [['Esc'], 'key-back'],
  [['V'], 'key-choices'],
  [['/'], 'key-filter'],
  [['H'], 'key-hint'],
  [['U'], 'key-undo'],
  [['Shift', 'U'], 'key-undo-turn'],
  [['R'], 'key-redo'],
  [['←', '→'], 'key-history'],
  [['Home', 'End'], 'key-history-ends'],
  [['G'], 'key-rules'],
  [['L'], 'key-log'],
  [['C'], 'key-chat'],
  [['T'], 'key-text-mode'],
  [['?'], 'key-help'],
];

export type Command =
  | { do: 'choose'; digit: number }
  | {
      do:
        | 'confirm'
        | 'back'
        | 'choices'
        | 'filter'
        | 'hint'
        | 'undo'
        | 'undo-turn'
        | 'redo'
        | 'earlier'
        | 'later'
        | 'beginning'
        | 'now'
        | 'rules'
        | 'log'
        | 'chat'
        | 'text-mode'
        | 'help';
    };

interface Press {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** Letters go by their place on the keyboard, so that they work in the Russian layout too. */
const BY_CODE: Record<string, Exclude<Command['do'], 'choose'>> = {
  KeyV: 'choices',
  KeyH: 'hint',
  KeyU: 'undo',
  KeyR: 'redo',
  KeyG: 'rules',
  KeyL: 'log',
  KeyC: 'chat',
  KeyT: 'text-mode',
};

const BY_KEY: Record<string, Exclude<Command['do'], 'choose'>> = {
  Enter: 'confirm',
  Escape: 'back',
  Backspace: 'back',
  '/': 'filter',
  '?': 'help',
  ArrowLeft: 'earlier',
  ArrowRight: 'later',
  Home: 'beginning',
  End: 'now',
};

export function commandOf(press: Press): Command | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(press.code)?.[1];
  if (digit && !press.shiftKey) return { do: 'choose', digit: Number(digit) };
  // In the Russian layout the question mark is Shift+7.
  const named = BY_KEY[press.key];
  if (named) return { do: named };
  const placed = BY_CODE[press.code];
  if (placed === 'undo' && press.shiftKey) return { do: 'undo-turn' };
  return placed && !press.shiftKey ? { do: placed } : null;
}
