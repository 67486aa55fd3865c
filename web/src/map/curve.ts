/** Smooth lines through the spaces of a road. */

export interface Point {
  x: number;
  y: number;
}

/** Where a piece begins, two handles, where it ends. */
export type Piece = [Point, Point, Point, Point];

const plus = (a: Point, b: Point, times: number): Point => ({ x: a.x + b.x * times, y: a.y + b.y * times });
const minus = (a: Point, b: Point): Point => plus(a, b, -1);
export const length = (p: Point): number => Math.hypot(p.x, p.y);
const unit = (p: Point): Point => {
  const long = length(p);
  return long > 0 ? { x: p.x / long, y: p.y / long } : { x: 0, y: 0 };
};

/** The direction that makes the chord a piece of a circle with the direction at its other end. */
function mirrored(chord: Point, direction: Point): Point {
  const c = unit(chord);
  const along = c.x * direction.x + c.y * direction.y;
  return minus({ x: c.x * 2 * along, y: c.y * 2 * along }, direction);
}

/** The pieces of a smooth line through points, one between each two of them. */
export function through(points: Point[]): Piece[] {
  const line: Piece[] = [];
  const inner = (i: number): Point | undefined => {
    const [a, b] = [points[i - 1], points[i + 1]];
    return a && b ? unit(minus(b, a)) : undefined;
  };
  for (let i = 0; i + 1 < points.length; i++) {
    const a = points[i]!;
    const b = points[i + 1]!;
    const chord = minus(b, a);
    const [before, after] = [inner(i), inner(i + 1)];
    const start = before ?? (after ? mirrored(chord, after) : unit(chord));
    const end = after ?? (before ? mirrored(chord, before) : unit(chord));
    const handle = length(chord) / 3;
    line.push([a, plus(a, start, handle), plus(b, end, -handle), b]);
  }
  return line;
}

export function pointAt([a, b, c, d]: Piece, part: number): Point {
  const rest = 1 - part;
  const weights = [rest ** 3, 3 * rest * rest * part, 3 * rest * part * part, part ** 3];
  const sum = (get: (p: Point) => number) =>
    [a, b, c, d].reduce((all, p, i) => all + get(p) * weights[i]!, 0);
  return { x: sum((p) => p.x), y: sum((p) => p.y) };
}

export const turned = ([a, b, c, d]: Piece): Piece => [d, c, b, a];

const tenths = (n: number): number => Math.round(n * 10) / 10;

/** A line as the data of an SVG path. */
export function path(line: Piece[]): string {
  const at = (p: Point) => `${tenths(p.x)} ${tenths(p.y)}`;
  let data = '';
  let last: Point | null = null;
  for (const [a, b, c, d] of line) {
    if (!last || last.x !== a.x || last.y !== a.y) data += `M${at(a)}`;
    data += `C${at(b)} ${at(c)} ${at(d)}`;
    last = d;
  }
  return data;
}
