// How chances and points are written.
import type { Language } from '../boards/types';

/** A minus as wide as a plus. */
function minus(text: string): string {
  return text.replace('-', '−');
}

export class Numbers {
  private readonly whole: Intl.NumberFormat;
  private readonly fine: Intl.NumberFormat;
  private readonly signed: Intl.NumberFormat;
  private readonly decimal: Intl.NumberFormat;
  private readonly signedDecimal: Intl.NumberFormat;

  constructor(language: Language) {
    const percent = { style: 'percent' } as const;
    const tenth = { maximumFractionDigits: 1, minimumFractionDigits: 1 } as const;
    this.whole = new Intl.NumberFormat(language, percent);
    this.fine = new Intl.NumberFormat(language, { ...percent, maximumFractionDigits: 1 });
    this.signed = new Intl.NumberFormat(language, { ...percent, maximumFractionDigits: 1, signDisplay: 'exceptZero' });
    this.decimal = new Intl.NumberFormat(language, tenth);
    this.signedDecimal = new Intl.NumberFormat(language, { ...tenth, signDisplay: 'exceptZero' });
  }

  chance(value: number): string {
    return this.whole.format(value);
  }

  /** A small part of a chance. */
  part(value: number): string {
    return this.fine.format(value);
  }

  change(value: number): string {
    return minus(this.signed.format(value));
  }

  points(value: number): string {
    return minus(this.decimal.format(value));
  }

  pointsChange(value: number): string {
    return minus(this.signedDecimal.format(value));
  }
}
