import { isDeepStrictEqual } from 'node:util';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

/** The fields of an item that a list filters and sorts by, in one language. */
export interface ListedEntry {
  readonly id: string;
  readonly locale: Locale;
  readonly created: Position;
  /** YYYY-MM-DD. */
  readonly day: string | null;
  /** The instant at which an event ends, ISO 8601. */
  readonly ends: string | null;
  /** The words that it is found by, each after a space. */
  readonly words: string;
  /** Its type and its values, as `group:id`. */
  readonly codes: readonly string[];
}

/** An entry with the positions between which it was valid; `to` null: it still is. */
interface ListedSpan {
  readonly entry: ListedEntry;
  readonly from: Position;
  to: Position | null;
}

/** The entries that a batch of events begins or ends. */
export class ListedChanges {
  /** Entries that began within the batch. */
  readonly opened: ListedSpan[] = [];
  /** Positions at which entries of earlier batches ended. */
  readonly closed: { readonly id: string; readonly locale: Locale; readonly at: Position }[] = [];
  readonly #open = new Map<string, ListedSpan>();

  /** Replaces an entry with another of the same item; does nothing when both are equal. */
  replace(before: ListedEntry | undefined, after: ListedEntry | undefined, at: Position): void {
    if (isDeepStrictEqual(before, after)) return;
    if (before !== undefined) this.#close(before, at);
    if (after === undefined) return;
    const span: ListedSpan = { entry: after, from: at, to: null };
    this.opened.push(span);
    this.#open.set(keyOf(after), span);
  }

  #close(entry: ListedEntry, at: Position): void {
    const span = this.#open.get(keyOf(entry));
    if (span === undefined) this.closed.push({ id: entry.id, locale: entry.locale, at });
    else span.to = at;
    this.#open.delete(keyOf(entry));
  }
}

function keyOf({ id, locale }: ListedEntry): string {
  return `${locale} ${id}`;
}
