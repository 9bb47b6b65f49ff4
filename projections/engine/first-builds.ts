import type { Queryable } from '../postgres/queryable.ts';

/** How often a read model that waits looks again, in milliseconds. */
export const lookAgainMs = 500;

export interface BuiltFirst {
  /** The names of the read models that are built before the others. */
  readonly names: readonly string[];
  /** How many events the others handle before they wait: all of a small log. 8,000 by default. */
  readonly afterEvents?: number;
  /** A build without progress for so long delays no other. Two minutes by default. */
  readonly patienceMs?: number;
}

/**
 * The first builds of the read models that visitors depend on, as after a backup was restored: until
 * these are served there are no pages, and the first builds of the others wait.
 */
export class FirstBuilds {
  readonly #sql: Queryable;
  readonly #first: Required<BuiltFirst>;
  #progress = '';
  #movedAt = 0;

  constructor(sql: Queryable, first: BuiltFirst = { names: [] }) {
    this.#sql = sql;
    this.#first = { afterEvents: 8_000, patienceMs: 120_000, ...first };
  }

  /**
   * Returns whether a read model is in the midst of its first build, and should wait.
   * @param handled the number of events that it has handled in this process
   */
  async delay(name: string, handled: number): Promise<boolean> {
    const { names, afterEvents, patienceMs } = this.#first;
    if (handled < afterEvents || names.length === 0 || names.includes(name)) return false;
    const progress = await this.#readProgress(name);
    if (progress === null) return false;
    const now = performance.now();
    if (progress !== this.#progress) this.#movedAt = now;
    this.#progress = progress;
    return now - this.#movedAt < patienceMs;
  }

  /** Returns where the builds are that one waits for; null if it waits for none. */
  async #readProgress(name: string): Promise<string | null> {
    const { rows } = await this.#sql.query<{ progress: string | null }>(
      `select string_agg(concat_ws(' ', wanted.name, slot."position"), ',' order by wanted.name) as progress
       from unnest($1::text[]) as wanted (name)
       left join projection_state slot on slot.name = wanted.name and slot.slot = 'live'
       where (slot.state is null or slot.state in ('new', 'booting')) and exists (
         select from projection_state own
         where own.name = $2 and own.slot = 'live' and own.state = 'booting'
       )`,
      [this.#first.names, name],
    );
    return rows[0]?.progress ?? null;
  }
}
