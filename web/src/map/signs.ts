/** Where the cities' signs stand: clear of roads, spaces and each other at every zoom. */
import { length, pointAt, type Point } from './curve';
import { CITY, ROAD, radius, type Rect, type Sheet } from './sheet';

export interface Sign {
  city: number;
  name: string;
  rect: Rect;
  /** There is no room for it among those of greater junctions: it is shown from nearer. */
  crowded: boolean;
}

const GAPS = [3.5, 5.5, 8];
const SLIDES = [0, 0.12, -0.12, 0.24, -0.24, 0.36, -0.36, 0.48, -0.48, 0.6, -0.6];

interface Choice {
  rect: Rect;
  harm: number;
}

const letters = document.createElement('canvas').getContext('2d');

/** The width of a name in bold type of that size. */
function wide(name: string, type: number): number {
  if (!letters) return name.length * type * 0.62;
  letters.font = '750 100px "Overpass Variable", sans-serif';
  return (letters.measureText(name).width * type) / 100;
}

function away(r: Rect, p: Point): number {
  const dx = Math.max(r.x - p.x, p.x - r.x - r.width, 0);
  const dy = Math.max(r.y - p.y, p.y - r.y - r.height, 0);
  return Math.hypot(dx, dy);
}

function overlap(a: Rect, b: Rect, gap: number): number {
  const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) + gap;
  const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) + gap;
  return w > 0 && h > 0 ? Math.min(w, h) : 0;
}

function lack(distance: number, room: number): number {
  const short = Math.max(room - distance, 0) / 2;
  return short * short;
}

/** Finds a place for each sign, with type of so many map units. */
export function placeSigns(sheet: Sheet, type: number): Sign[] {
  const road: Point[] = [];
  for (const { line } of sheet.roads) {
    for (const piece of line) {
      const count = Math.max(2, Math.round(length({ x: piece[3].x - piece[0].x, y: piece[3].y - piece[0].y }) / 6));
      for (let i = 0; i <= count; i++) road.push(pointAt(piece, i / count));
    }
  }
  const cities = sheet.spaces.filter((space) => space.city);
  const height = type * 1.42;
  const all = cities.map((city): Choice[] => {
    const width = wide(city.name, type) + type * 0.95;
    const near = (p: Point) =>
      Math.abs(p.x - city.x) < width + 40 && Math.abs(p.y - city.y) < height + 40;
    const roads = road.filter(near);
    const spaces = sheet.spaces.filter((s) => s !== city && near(s));
    const list: Choice[] = [];
    for (const gap of GAPS) {
      for (const slide of SLIDES) {
        const out = CITY + gap;
        const down = city.y - height / 2 + slide * height * 1.3;
        const across = city.x - width / 2 + slide * width;
        const at: [number, number][] = [
          [city.x + out, down],
          [city.x - out - width, down],
          [across, city.y - out - height],
          [across, city.y + out],
        ];
        for (const [x, y] of at) {
          const rect = { x, y, width, height };
          let harm = Math.abs(slide) * 0.8 + gap * 0.5;
          for (const p of roads) harm += lack(away(rect, p), ROAD + 2.5);
          for (const s of spaces) harm += 12 * lack(away(rect, s), radius(s) + 2.5);
          list.push({ rect, harm });
        }
      }
    }
    return list;
  });
  const best = (list: Choice[], crowd: (r: Rect) => number): Choice => {
    let found = list[0]!;
    let least = Infinity;
    for (const choice of list) {
      if (choice.harm >= least) continue;
      const harm = choice.harm + crowd(choice.rect);
      if (harm < least) [found, least] = [choice, harm];
    }
    return found;
  };
  const chosen = all.map((list) => best(list, () => 0));
  // Each sign in turn steps aside for the others until nothing changes.
  for (let round = 0; round < 12; round++) {
    let changed = false;
    all.forEach((list, i) => {
      const crowd = (r: Rect) =>
        chosen.reduce((sum, c, k) => (k === i ? sum : sum + overlap(r, c.rect, 4) * 25), 0);
      const better = best(list, crowd);
      if (better !== chosen[i]) {
        chosen[i] = better;
        changed = true;
      }
    });
    if (!changed) break;
  }
  const order = cities.map((_, i) => i).sort((a, b) => cities[b]!.neighbours.length - cities[a]!.neighbours.length);
  const shown: Rect[] = [];
  const crowded = new Set<number>();
  for (const i of order) {
    const { rect } = chosen[i]!;
    if (shown.some((other) => overlap(rect, other, 0) > 0)) crowded.add(i);
    else shown.push(rect);
  }
  return cities.map((city, i) => ({
    city: city.space,
    name: city.name,
    rect: chosen[i]!.rect,
    crowded: crowded.has(i),
  }));
}
