// Outlines of the board's targets.
import { box } from '../../kit/outline';

export const rect = (x: number, y: number, width: number, height: number): string => box(x, y, width, height, 6);
