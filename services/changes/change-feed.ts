import {
  apiPathOf,
  type ChangedKind,
  type FeedCursor,
  type FeedEntry,
  feedCursorSchema,
} from '@parvis/contracts/changes/change.ts';
import type { FeedPage } from '@parvis/contracts/changes/endpoints.ts';
import { positionSchema } from '@parvis/contracts/log/position.ts';
import {
  type FeedPlace,
  type FeedRow,
  listChangesForwards,
  readFeedEnd,
} from '@parvis/projections/exposure/list-changes-forwards.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { FeedSignal } from './feed-signal.ts';

export interface WantedPage {
  readonly after: FeedCursor;
  readonly limit: number;
  readonly kinds?: readonly ChangedKind[] | undefined;
}

/** More of them at once are answered without waiting. */
const maxWaiting = 500;

/** Reads what changed in public, forwards, for the API and for webhooks. */
export class ChangeFeed {
  readonly #db: Queryable;
  readonly #signal: FeedSignal;
  /** Reads in progress, which all that want the same share. */
  readonly #reading = new Map<string, Promise<FeedPage>>();
  #waiting = 0;

  constructor(db: Queryable, signal: FeedSignal) {
    this.#db = db;
    this.#signal = signal;
  }

  /** Returns the changes behind a place. @throws ReadModelNotServed */
  async read({ after, limit, kinds }: WantedPage): Promise<FeedPage> {
    const found = await listChangesForwards(this.#db, { after: placeFrom(after), limit, kinds });
    return { items: found.rows.map(entryOf), next: cursorOf(found.next) };
  }

  /** Returns the place behind everything that changed until now. @throws ReadModelNotServed */
  async end(): Promise<FeedCursor> {
    return cursorOf({ position: await readFeedEnd(this.#db) });
  }

  /**
   * Returns the changes behind a place, once there is one, at the latest after some time. Who waits
   * reads nothing, and has no connection.
   */
  async waitFor(wanted: WantedPage, milliseconds: number): Promise<FeedPage> {
    const deadline = performance.now() + milliseconds;
    const read = async (): Promise<FeedPage> => {
      const { raised } = this.#signal;
      const page = await this.#readShared(wanted, raised);
      const left = deadline - performance.now();
      if (page.items.length > 0 || left <= 0 || this.#signal.isStopped) return page;
      if (this.#waiting >= maxWaiting) return page;
      this.#waiting += 1;
      await this.#signal.wait(raised, left).finally(() => (this.#waiting -= 1));
      return this.#signal.raised === raised || this.#signal.isStopped ? page : read();
    };
    return read();
  }

  /**
   * Calls back whenever there may be more.
   * @returns a function that ends it
   */
  subscribe(onMore: () => void): () => void {
    return this.#signal.subscribe(onMore);
  }

  /** Lets everybody who waits go: the process stops. */
  stop(): void {
    this.#signal.stop();
  }

  /** A read that began before the signal was raised is not shared with who came after it. */
  #readShared(wanted: WantedPage, raised: number): Promise<FeedPage> {
    const key = JSON.stringify([wanted, raised]);
    const begun = this.#reading.get(key);
    if (begun !== undefined) return begun;
    const reading = this.read(wanted).finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    return reading;
  }
}

function entryOf({ number, owner, addresses, ...row }: FeedRow): FeedEntry {
  return {
    ...row,
    cursor: cursorOf({ position: row.position, number }),
    addresses: { ...addresses },
    href: apiPathOf(row.kind, row.id, owner),
  };
}

function cursorOf({ position, number }: FeedPlace): FeedCursor {
  return feedCursorSchema.parse(number === undefined ? position : `${position}-${number}`);
}

function placeFrom(cursor: FeedCursor): FeedPlace {
  const [position, number] = cursor.split('-');
  return {
    position: positionSchema.parse(position),
    number: number === undefined ? undefined : Number(number),
  };
}
