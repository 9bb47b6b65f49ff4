import { withCapacity } from '../../sets/grow.ts';
import type { SpherePoint } from '../compose-distance.ts';
import type { CompiledWish } from './compiled-wish.ts';

/** The numbers of a circle: its centre on the unit sphere, and its squared chord. */
const stride = 4;
/** Larger than the distance of any two points. */
const everywhere = 9;

/** Indexes values by circles on the globe; a lookup scans the circles, not the values. */
export class Circles<T> {
  readonly #things: T[] = [];
  #numbers = new Float64Array(0);

  /** @param around undefined for a value that applies everywhere */
  add(around: CompiledWish['around'], thing: T): void {
    const at = this.#things.push(thing) - 1;
    this.#numbers = withCapacity(this.#numbers, (at + 1) * stride);
    const [x, y, z] = around?.at ?? [0, 0, 0];
    this.#numbers.set([x, y, z, around?.squaredChord ?? everywhere], at * stride);
  }

  /**
   * Visits the values whose circle contains a place; without a place, those that apply everywhere.
   */
  visitAround(place: SpherePoint | undefined, visit: (thing: T) => void): void {
    const numbers = this.#numbers;
    const [x, y, z] = place ?? [3, 3, 3];
    for (let at = 0; at < this.#things.length; at += 1) {
      const from = at * stride;
      const most = numbers[from + 3] ?? 0;
      const dx = (numbers[from] ?? 0) - x;
      const dy = (numbers[from + 1] ?? 0) - y;
      const dz = (numbers[from + 2] ?? 0) - z;
      const isIn = most === everywhere || dx * dx + dy * dy + dz * dz <= most;
      const thing = this.#things[at];
      if (isIn && thing !== undefined) visit(thing);
    }
  }
}
