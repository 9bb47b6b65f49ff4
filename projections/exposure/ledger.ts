import type { ExposedKind, PublicChange } from '@parvis/contracts/audit/exposed.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Said } from './said-in.ts';

/** A revision that was saved, with all that it says. */
export interface SavedRevision {
  /** An item's header (its id), a module (its id), or anything else (its stream). */
  readonly subject: string;
  readonly revision: number;
  /** What has the address of it, if anything has. */
  readonly owner: string | null;
  readonly kind: ExposedKind;
  readonly moduleType: string | null;
  readonly position: Position;
  readonly said: readonly Said[];
}

/** The addresses of something that is public, by language. */
export interface PublicAddress {
  readonly paths: Readonly<Partial<Record<Locale, string>>>;
  readonly title: string;
}

/** A change that visitors could see. */
export interface ChangeRow {
  readonly position: Position;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly actor: string;
  readonly what: PublicChange;
  readonly kind: ExposedKind;
  readonly subject: string;
  readonly owner: string | null;
  readonly moduleType?: string | null;
  /** The revision that was shown from then on, and the one that was shown before. */
  readonly revision?: number | null;
  readonly former?: number | null;
  readonly locale: Locale | null;
  readonly path: string | null;
  readonly formerPath?: string | null;
  readonly title: string;
  readonly counts?: unknown;
}

/** A change of one offer that visitors could see, also of one that a feed contains. */
export interface OfferChangeRow {
  readonly position: Position;
  readonly at: string;
  readonly what: 'published' | 'updated' | 'closed' | 'unpublished';
  readonly offerId: string;
}

/** A value with the positions between which it held; `to` null: it still does. */
export interface LedgerSpan<Value> {
  readonly id: string;
  readonly value: Value;
  readonly from: Position;
  to: Position | null;
}

/** The spans that began and ended within a batch of events. */
export class LedgerSpans<Value> {
  readonly opened: LedgerSpan<Value>[] = [];
  /** Positions at which spans that were open before the batch end. */
  readonly closed = new Map<string, Position>();
  readonly #open = new Map<string, LedgerSpan<Value>>();

  /** Replaces a value, if there was one, by another, if there is one. */
  replace(id: string, before: Value | undefined, after: Value | undefined, at: Position): void {
    if (before !== undefined) {
      const span = this.#open.get(id);
      if (span === undefined) this.closed.set(id, at);
      else span.to = at;
      this.#open.delete(id);
    }
    if (after === undefined) return;
    const span = { id, value: after, from: at, to: null };
    this.opened.push(span);
    this.#open.set(id, span);
  }
}

/** What a batch of events adds to the ledger. */
export class Ledger {
  readonly saved: SavedRevision[] = [];
  /** The revision of each subject that is public. */
  readonly shown = new LedgerSpans<number>();
  readonly addresses = new LedgerSpans<PublicAddress>();
  readonly changes: ChangeRow[] = [];
  /** Of `changes` imports are one; these are their offers, one by one. */
  readonly offerChanges: OfferChangeRow[] = [];
}
