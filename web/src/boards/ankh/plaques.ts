// Where the plaques of regions stand: on free ground that is no choice, near the middle, with few pieces around; else on
// water or any land.
import type { RegionView, View } from '../../generated/ankh';
import { WIDTH, type Cell, type Geography, type Point } from './geography';
import { mean } from './model';

export interface Placed {
  region: RegionView;
  at: Point & { id: string };
}

/** Half of a plaque's usual width: it stays within the frame. */
const HALF = 46;

/** In these corners the map has its legend and its buttons. */
const inCorner = ({ x, y }: Point): boolean => y > 545 && (x < 180 || x > 500);

export function placesOfPlaques(view: View, geography: Geography, choices: ReadonlySet<string>): Placed[] {
  const taken: Cell[] = [];
  return view.regions.map((region) => {
    const cells = region.hexes.map((hex) => geography.cell(hex));
    const inside = new Set<string>(region.hexes);
    const middle = { x: mean(cells.map((cell) => cell.x)), y: mean(cells.map((cell) => cell.y)) };
    const cost = (cell: Cell): number => {
      const near = geography.around(cell);
      const crowd = near.filter((other) => view.hexes[other.id]).length;
      const foreign = 6 - near.filter((other) => inside.has(other.id)).length;
      const crossed = taken.filter(
        (other) => Math.abs(other.x - cell.x) < 74 && Math.abs(other.y - cell.y) < 56,
      ).length;
      return (
        (view.hexes[cell.id] ? 400 : 0) +
        crossed * 300 +
        (choices.has(cell.id) ? 200 : 0) +
        (inCorner(cell) ? 50 : 0) +
        (cell.x < HALF + 12 || cell.x > WIDTH - HALF - 12 ? 60 : 0) +
        (cell.terrain === 'water' ? 40 : 0) +
        crowd * 26 +
        foreign * 9 +
        Math.hypot(cell.x - middle.x, cell.y - middle.y) * 0.35
      );
    };
    const costs = new Map(cells.map((cell) => [cell, cost(cell)]));
    const at = cells.reduce((best, cell) => (costs.get(cell)! < costs.get(best)! ? cell : best));
    taken.push(at);
    return { region, at: { id: at.id, x: Math.min(Math.max(at.x, HALF), WIDTH - HALF), y: at.y } };
  });
}
