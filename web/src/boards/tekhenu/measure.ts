// How wide a text is drawn, so that only what is too long is set narrower.
let pen: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();

function widthOf(text: string, size: number): number {
  const key = `${size} ${text}`;
  let width = known.get(key);
  if (width === undefined) {
    pen ??= document.createElement('canvas').getContext('2d');
    if (!pen) return text.length * size * 0.55;
    pen.font = `${size}px 'Golos Text Variable', 'Golos Text', system-ui, sans-serif`;
    width = pen.measureText(text).width;
    known.set(key, width);
  }
  return width;
}

/** The length to squeeze a text into; undefined when it fits. */
export function squeezed(text: string, size: number, room: number): number | undefined {
  return widthOf(text, size) > room ? room : undefined;
}
