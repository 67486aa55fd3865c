/** What part of the sheet is seen, and how large. */
import { REACH, type Rect } from './sheet';
import type { Point } from './curve';

const LEAST = 0.28;
const MOST = 3.4;

export class Camera {
  /** Pixels for a map unit. */
  scale = $state(0.7);
  /** Where the left upper corner of the sheet lies on the screen. */
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  /** Room that something else covers: a sheet at the bottom of a phone. */
  below = $state(0);
  /** Has somebody moved the map? Then it stays where it is when the window changes. */
  moved = false;

  /** From the map to the sheet's own pixels. */
  left(x: number): number {
    return (x - REACH.x) * this.scale;
  }
  top(y: number): number {
    return (y - REACH.y) * this.scale;
  }

  /** Shows a part of the map as large as it fits. */
  show(part: Rect, largest = MOST): void {
    if (!this.width || !this.height) return;
    const high = Math.max(this.height - this.below, 80);
    this.scale = clamp(Math.min(this.width / part.width, high / part.height), LEAST, largest);
    this.centre({ x: part.x + part.width / 2, y: part.y + part.height / 2 });
  }

  centre(on: Point): void {
    this.x = this.width / 2 - this.left(on.x);
    this.y = (this.height - this.below) / 2 - this.top(on.y);
    this.#hold();
  }

  /** Zooms about a point of the screen. */
  zoom(factor: number, about: Point = { x: this.width / 2, y: (this.height - this.below) / 2 }): void {
    const old = this.scale;
    this.scale = clamp(old * factor, this.#least(), MOST);
    const by = this.scale / old;
    this.x = about.x - (about.x - this.x) * by;
    this.y = about.y - (about.y - this.y) * by;
    this.moved = true;
    this.#hold();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.moved = true;
    this.#hold();
  }

  /** Is a point of the map in sight, with some room around it? */
  sees(p: Point, margin = 40): boolean {
    const [x, y] = [this.x + this.left(p.x), this.y + this.top(p.y)];
    return x > margin && y > margin && x < this.width - margin && y < this.height - this.below - margin;
  }

  /** The sheet must cover the screen: there is nothing beyond it. */
  #least(): number {
    return Math.max(LEAST, this.width / REACH.width, this.height / REACH.height);
  }
  #hold(): void {
    this.scale = Math.max(this.scale, this.#least());
    this.x = clamp(this.x, this.width - REACH.width * this.scale, 0);
    this.y = clamp(this.y, this.height - REACH.height * this.scale, 0);
  }
}

function clamp(n: number, least: number, most: number): number {
  return Math.min(Math.max(n, least), most);
}
