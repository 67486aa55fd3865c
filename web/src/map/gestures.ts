/** Moving the map: one finger or the mouse pans, two fingers or the wheel zoom, and so do keys. */
import type { Camera } from './camera.svelte';
import type { Point } from './curve';

/** A hand is never quite still: less than this many pixels is a click. */
const CLICK = 6;
const STEP = 60;

export class Gestures {
  #fingers = new Map<number, Point>();
  #travelled = 0;

  constructor(
    readonly camera: Camera,
    readonly frame: () => HTMLElement | undefined,
    readonly home: () => void,
  ) {}

  /** Was the map moved since the finger went down? Then nothing was clicked. */
  get moved(): boolean {
    return this.#travelled >= CLICK;
  }

  #spread(): number {
    const [a, b] = [...this.#fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  /** A point of the window as one of the map's own frame. */
  inside(event: { clientX: number; clientY: number }): Point {
    const edge = this.frame()?.getBoundingClientRect();
    return { x: event.clientX - (edge?.left ?? 0), y: event.clientY - (edge?.top ?? 0) };
  }

  readonly down = (event: PointerEvent): void => {
    if (this.#fingers.size === 0) this.#travelled = 0;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  readonly move = (event: PointerEvent): void => {
    const old = this.#fingers.get(event.pointerId);
    if (!old) return;
    const before = this.#spread();
    const [dx, dy] = [event.clientX - old.x, event.clientY - old.y];
    this.#travelled += Math.abs(dx) + Math.abs(dy);
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!this.moved) return;
    const frame = this.frame();
    if (frame && !frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId);
    if (this.#fingers.size === 1) this.camera.pan(dx, dy);
    else if (this.#fingers.size === 2 && before > 0) {
      const [a, b] = [...this.#fingers.values()];
      this.camera.pan(dx / 2, dy / 2);
      const between = { clientX: (a!.x + b!.x) / 2, clientY: (a!.y + b!.y) / 2 };
      this.camera.zoom(this.#spread() / before, this.inside(between));
    }
  };

  readonly up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), this.inside(event));
  };

  readonly keys = (event: KeyboardEvent): void => {
    if (event.target !== this.frame()) return;
    const { camera } = this;
    const moves: Record<string, () => void> = {
      ArrowLeft: () => camera.pan(STEP, 0),
      ArrowRight: () => camera.pan(-STEP, 0),
      ArrowUp: () => camera.pan(0, STEP),
      ArrowDown: () => camera.pan(0, -STEP),
      '+': () => camera.zoom(1.25),
      '=': () => camera.zoom(1.25),
      '-': () => camera.zoom(0.8),
      '0': this.home,
    };
    const act = moves[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
