import { describe, expect, it } from 'vitest';
import { Geography, HEIGHT, WIDTH, aimPoint, type Printed } from './geography';

const MAP: Printed = {
  columns: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'],
  rows: {
    '0': '.. Df Df Df ~~ ~~ ~~ ~~ ~~ ~~ ..',
    '1': 'Wf Df Df Df Df Df Df Df Df Df ~~',
    '2': 'Wf Wf Df Df Df Df Df Df Df Ef Ef',
    '3': 'Wd Wd Wf Wf Df Df Df Ef Ef ~~ Ed',
    '4': 'Wd Wd Wd Wd Wf Wf Ef Ed Ed Ed ~~',
    '5': 'Wd Wd ~~ Wd Wd Wf Ef Ed Ed Ed ~~',
    '6': 'Wd Wd ~~ ~~ ~~ Ef Ef Ed Ed ~~ ~~',
    '7': 'Wd Wd Wd Wd Wf Ef Ed Ed ~~ Ed ~~',
    '8': 'Wd Wd Wd Wd Wf Ef Ed Ed Ed Ed ~~',
    '9': '.. .. Wd .. Wf .. Ed .. Ed .. ..',
  },
  river_edges: ['A1-B0', 'A1-B1'],
};

describe('the map of Ankh', () => {
  const geography = new Geography(MAP);

  it('has 101 hexes, all within the frame', () => {
    expect(geography.cells).toHaveLength(101);
    for (const { x, y } of geography.cells) {
      expect(x).toBeGreaterThan(30);
      expect(x).toBeLessThan(WIDTH - 30);
      expect(y).toBeGreaterThan(30);
      expect(y).toBeLessThan(HEIGHT - 20);
    }
  });

  it('knows which hexes touch', () => {
    const around = (id: 'b1' | 'a8') =>
      geography
        .around(geography.cell(id))
        .map((cell) => cell.id)
        .sort();
    expect(around('b1')).toEqual(['a1', 'a2', 'b0', 'b2', 'c1', 'c2']);
    expect(around('a8')).toEqual(['a7', 'b7', 'b8']);
  });

  it('joins sides to one line and outlines a set of hexes', () => {
    expect(geography.river.match(/M/g)).toHaveLength(1);
    expect(geography.contour(['b1']).match(/M/g)).toHaveLength(6);
    expect(geography.contour(['b1', 'b2']).match(/M/g)).toHaveLength(10);
  });

  it('points claws between two hexes', () => {
    const at = aimPoint({ x: 0, y: 0 }, 'ne_se');
    expect(Math.round(at.x)).toBe(35);
    expect(Math.round(at.y)).toBe(0);
  });
});
