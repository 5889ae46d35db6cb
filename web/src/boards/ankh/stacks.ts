// Where the stacks of devotion tokens stand over their spaces: as near as they can without covering each other.

export interface Stack {
  /** The middle of its space. */
  at: number;
  width: number;
}

interface Crowd {
  start: number;
  width: number;
  /** Where each of its stacks would begin if it stood alone, less what stands before it in the crowd. */
  wishes: number[];
}

/** Where each stack begins, in the order given, which is that of their spaces; all within the room. */
export function spread(stacks: readonly Stack[], room: number, gap: number): number[] {
  const crowds: Crowd[] = [];
  for (const { at, width } of stacks) {
    let crowd: Crowd = { start: at - width / 2, width, wishes: [at - width / 2] };
    crowd.start = within(crowd, room);
    for (let last = crowds.at(-1); last && last.start + last.width + gap > crowd.start; last = crowds.at(-1)) {
      crowds.pop();
      crowd = joined(last, crowd, room, gap);
    }
    crowds.push(crowd);
  }
  const widths = stacks.map((stack) => stack.width);
  return crowds.flatMap((crowd) => {
    let start = crowd.start;
    return crowd.wishes.map(() => {
      const here = start;
      start += widths.shift()! + gap;
      return here;
    });
  });
}

function joined(left: Crowd, right: Crowd, room: number, gap: number): Crowd {
  const before = left.width + gap;
  const wishes = [...left.wishes, ...right.wishes.map((wish) => wish - before)];
  const crowd = {
    start: wishes.reduce((sum, wish) => sum + wish, 0) / wishes.length,
    width: before + right.width,
    wishes,
  };
  return { ...crowd, start: within(crowd, room) };
}

const within = ({ start, width }: Crowd, room: number): number => Math.max(0, Math.min(start, room - width));
