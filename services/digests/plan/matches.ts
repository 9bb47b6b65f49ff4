import type { Position } from '@parvis/contracts/log/position.ts';
import type { PlannedDigest, RecordedMatch } from '../ledger.ts';
import type { DueAlert } from './due-alerts.ts';

/** The maximum number of entries that one e-mail lists. */
export const maxEntries = 30;

type Due = Pick<PlannedDigest, 'alertId' | 'subjectId'> & {
  readonly after: Position;
  readonly sent: ReadonlySet<string> | undefined;
  /** The recorded reasons of the match. */
  readonly recorded: (item: string) => RecordedMatch;
};

/**
 * The contents of the next digests of alerts of one kind. Bounded: the first items of an alert are
 * kept, the others counted.
 */
export class Matches {
  readonly #due: Due[] = [];
  readonly #items: string[][] = [];
  readonly #totals: number[] = [];
  #earliest: Position | undefined;

  /** The position before which no publication is needed; undefined when no alert is due. */
  get earliest(): Position | undefined {
    return this.#earliest;
  }

  /** Adds an alert. @returns its number, counting from 0 */
  add({ alert, after, sent }: DueAlert, recorded: Due['recorded']): number {
    if (this.#earliest === undefined || after < this.#earliest) this.#earliest = after;
    const { id: alertId, subjectId } = alert;
    this.#items.push([]);
    this.#totals.push(0);
    return this.#due.push({ alertId, subjectId, after, sent, recorded }) - 1;
  }

  /** Adds an item published at a position to an alert, unless an earlier digest contained it. */
  found(number: number, item: string, since: Position): void {
    const due = this.#due[number];
    const items = this.#items[number];
    if (due === undefined || items === undefined || since <= due.after) return;
    if (due.sent?.has(item)) return;
    if (items.length < maxEntries) items.push(item);
    this.#totals[number] = (this.#totals[number] ?? 0) + 1;
  }

  /** The alerts in pages, each with its digest, which may be empty. */
  *pages(size: number): Generator<readonly PlannedDigest[]> {
    for (let from = 0; from < this.#due.length; from += size)
      yield this.#due.slice(from, from + size).map((due, at) => ({
        alertId: due.alertId,
        subjectId: due.subjectId,
        total: this.#totals[from + at] ?? 0,
        entries: (this.#items[from + at] ?? []).map((itemId) => ({
          itemId,
          match: due.recorded(itemId),
        })),
      }));
  }
}
