// Drawn text keeps a readable size where the land is drawn small: it grows against the land, up to a third.
import type { Stage } from '../../kit/stage.svelte';

/** What can be read, in pixels, and how large that is drawn where a unit is a pixel. */
const READABLE = 12.1;
const DRAWN = 12.3;
const MOST = 1.34;

/** The least size of drawn text, in units of the drawing. */
export const leastText = (stage: Stage | undefined): number =>
  stage?.unit ? Math.min(Math.max(DRAWN, READABLE / stage.unit), DRAWN * MOST) : DRAWN;
