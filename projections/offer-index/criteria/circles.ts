import { withCapacity } from '../../sets/grow.ts';
import type { SpherePoint } from '../compose-distance.ts';
import type { CompiledCriteria } from './compiled-criteria.ts';

/** The numbers of a circle: its centre on the unit sphere, and its squared chord. */
const stride = 4;
/** Larger than the distance of any two points. */
const everywhere = 9;

/** Indexes values by circles on the globe; a lookup scans the circles, not the values. */
export class Circles<T> {
  readonly #things: T[] = [];
  #numbers = new Float64Array(0);

  /** @param around undefined for a value that applies everywhere */
  add(around: CompiledCriteria['around'], thing: T): void {
    const at = this.#things.push(thing) - 1;
    this.#numbers = withCapacity(this.#numbers, (at + 1) * stride);
    const [x, y, z] = around?.at ?? [0, 0, 0];
    this.#numbers.set([x, y, z, around?.squaredChord ?? everywhere], at * stride);
  }

  /**
   * Visits the values whose circle contains one of these points, and those that apply everywhere.
   */
  visitAround(points: readonly SpherePoint[], visit: (thing: T) => void): void {
    for (let at = 0; at < this.#things.length; at += 1) {
      const thing = this.#things[at];
      if (thing !== undefined && this.#contains(at * stride, points)) visit(thing);
    }
  }

  #contains(from: number, points: readonly SpherePoint[]): boolean {
    const numbers = this.#numbers;
    const most = numbers[from + 3] ?? 0;
    if (most === everywhere) return true;
    for (const [x, y, z] of points) {
      const dx = (numbers[from] ?? 0) - x;
      const dy = (numbers[from + 1] ?? 0) - y;
      const dz = (numbers[from + 2] ?? 0) - z;
      if (dx * dx + dy * dy + dz * dz <= most) return true;
    }
    return false;
  }
}
