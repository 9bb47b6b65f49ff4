import { ordinalOf, type Position, positionFrom } from '@parvis/contracts/log/position.ts';
import type { Finding } from '@parvis/contracts/notary/views.ts';
import type { ScannedEvents } from './scan.ts';

/** How many of these are reported at most; the first says where it began. */
const maxFindings = 20;

/**
 * Finds what contradicts the order of a log, without anything signed: positions and revisions with
 * holes, and times that run backwards.
 */
export class OrderCheck {
  readonly findings: Finding[] = [];
  readonly #isGapless: boolean;
  readonly #revisions = new Map<string, number>();
  #position = 0n;
  #time = '';

  /** @param isGapless whether positions have no holes, as in PostgreSQL */
  constructor(isGapless: boolean) {
    this.#isGapless = isGapless;
  }

  add({ positions, streams, revisions, times }: ScannedEvents): void {
    for (const [n, position] of positions.entries()) {
      this.#checkPosition(position);
      const [stream = '', revision = 0, time = ''] = [streams[n], revisions[n], times[n]];
      const before = this.#revisions.get(stream) ?? -1;
      if (revision !== before + 1)
        this.#found(
          'revision-hole',
          position,
          `revision ${revision} of ${stream} follows ${before}`,
        );
      this.#revisions.set(stream, revision);
      if (time < this.#time)
        this.#found('time-backwards', position, `${time} follows ${this.#time}`);
      this.#time = time;
    }
  }

  #checkPosition(position: Position): void {
    const expected = this.#position + 1n;
    this.#position = ordinalOf(position);
    if (this.#isGapless && this.#position !== expected)
      this.#found('hole', positionFrom(expected), `the next event is at ${position}`);
  }

  #found(kind: Finding['kind'], position: Position, detail: string): void {
    if (this.findings.length < maxFindings)
      this.findings.push({ kind, position, event: null, detail });
  }
}
