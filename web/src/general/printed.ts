// What is printed on a thing beside its name: what it costs and its colour, from the facts of the game.
import type { Facts } from '../boards/types';

export interface Printed {
  cost?: number | undefined;
  colour?: string | undefined;
}

const known = new WeakMap<object, Map<string, Printed>>();

export function printedOn(facts: Facts, id: string): Printed {
  let things = known.get(facts);
  if (!things) {
    things = new Map();
    collect(facts.data, things);
    known.set(facts, things);
  }
  return things.get(id) ?? {};
}

function collect(data: unknown, things: Map<string, Printed>): void {
  if (typeof data !== 'object' || data === null) return;
  const { id, cost, color, colour } = data as Record<string, unknown>;
  const hue = color ?? colour;
  if (typeof id === 'string' && typeof cost === 'number') {
    things.set(id, { cost, colour: typeof hue === 'string' ? hue : undefined });
  }
  for (const part of Object.values(data)) collect(part, things);
}
