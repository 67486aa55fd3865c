/** Where everything of a board lies when it is drawn. */
import type { Box, SpaceText } from '../game/types';
import { path, through, turned, type Piece, type Point } from './curve';

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The sheet that the boards of central Europe share with the shapes of the countries. */
export const EUROPE: Rect = { x: 0, y: 0, width: 1000, height: 1160 };
/** Everything that those shapes cover. */
export const REACH: Rect = { x: -700, y: -300, width: 2400, height: 1760 };

export const CITY = 7.5;
export const SPACE = 6;
export const EVENT = 11;
export const ROAD = 4.75;

export interface RoadLine {
  ferry: boolean;
  line: Piece[];
  d: string;
}

export interface Sheet {
  board: string;
  spaces: SpaceText[];
  roads: RoadLine[];
  /** The part of the plane that the board itself needs. */
  view: Rect;
  /** The drawn line from a space to its neighbour. */
  piece(a: number, b: number): Piece | null;
  /** The line along some spaces, beginning with the first. */
  way(spaces: number[]): Piece[];
}

export function radius(space: SpaceText): number {
  if (space.city) return CITY * Math.SQRT2;
  return space.event ? EVENT : SPACE;
}

/** What some points cover, with a margin. */
export function bounds(points: Point[], margin: number): Rect {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

const sheets = new Map<string, Sheet>();

/** The sheet of a board; made once for each. */
export function sheetOf(box: Box): Sheet {
  const known = sheets.get(box.board.name);
  if (known) return known;
  const { spaces } = box.board;
  const pieces = new Map<string, Piece>();
  const roads = box.board.roads.map((road): RoadLine => {
    const stops = [road.from, ...road.spaces, road.to];
    const line = through(stops.map((s) => spaces[s] as Point));
    line.forEach((piece, i) => {
      pieces.set(`${stops[i]} ${stops[i + 1]}`, piece);
      pieces.set(`${stops[i + 1]} ${stops[i]}`, turned(piece));
    });
    return { ferry: road.ferry ?? false, line, d: path(line) };
  });
  const piece = (a: number, b: number) => pieces.get(`${a} ${b}`) ?? null;
  const way = (over: number[]) => {
    const line: Piece[] = [];
    over.forEach((to, i) => {
      const found = i > 0 ? piece(over[i - 1]!, to) : null;
      if (found) line.push(found);
    });
    return line;
  };
  const sheet: Sheet = { board: box.board.name, spaces, roads, view: bounds(spaces, 46), piece, way };
  sheets.set(box.board.name, sheet);
  return sheet;
}
