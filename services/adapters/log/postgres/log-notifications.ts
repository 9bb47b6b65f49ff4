import { type Position, positionSchema } from '@parvis/contracts/log/position.ts';
import { throttled } from '@parvis/projections/follower/throttled.ts';
import type { Pool } from 'pg';
import { ListeningConnection } from '../../database/listening-connection.ts';

const channel = 'log_grew';
/** The average interval between two announcements at least, in milliseconds: each wakes every reader. */
const announceEveryMs = 20;
/** An editor's save and the publication that follows it are announced without a pause. */
const announcedAtOnce = 3;

type OnGrowth = (end: Position | undefined) => void;

/**
 * Announces the growth of the log to the watchers of this process, and by NOTIFY to those of others:
 * after the commit, never inside the appending transaction, where NOTIFY holds a server-wide lock
 * until the commit is on disk. Listens over one connection once there is a watcher.
 */
export class LogNotifications {
  readonly #url: string;
  readonly #pool: Pool;
  readonly #watchers = new Set<OnGrowth>();
  #listening: ListeningConnection | undefined;
  #sending: Promise<unknown> = Promise.resolve();

  /** Announces that the log ends at a position. Many calls in a short time become one. */
  readonly announce = throttled(
    announceEveryMs,
    (end: Position) => {
      this.#tell(end);
      this.#sending = this.#pool
        .query('select pg_notify($1, $2)', [channel, end])
        .catch(() => undefined);
    },
    announcedAtOnce,
  );

  /** @param pool sends notifications, without waiting for the disk */
  constructor(url: string, pool: Pool) {
    this.#url = url;
    this.#pool = pool;
  }

  watch(onGrowth: OnGrowth): () => void {
    // A function may watch twice.
    const own: OnGrowth = (end) => onGrowth(end);
    this.#watchers.add(own);
    this.#listening ??= new ListeningConnection({
      url: this.#url,
      channel,
      // A process of an earlier release notifies without a position.
      onPayload: (payload) => this.#tell(positionSchema.safeParse(payload).data),
      onListening: () => this.#tell(undefined),
    });
    return () => this.#watchers.delete(own);
  }

  async close(): Promise<void> {
    this.#watchers.clear();
    await this.#sending;
    await this.#listening?.close();
  }

  #tell(end: Position | undefined): void {
    for (const onGrowth of this.#watchers) onGrowth(end);
  }
}
