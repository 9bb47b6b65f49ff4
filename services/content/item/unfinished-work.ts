import type { Pool } from 'pg';

/** Work over several streams that can be cut off in the middle. */
export type WorkType = 'clone' | 'merge-language';

/** What was begun and did not end. */
export interface RequestedRun {
  readonly id: string;
  /** What the kind of work needs to go on, as it wrote it. */
  readonly request: unknown;
}

/** Remembers, outside the log, which work must be gone on with after a crash. */
export class UnfinishedWork {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Before the first append of a piece of work. Beginning twice is beginning once. */
  async begin(kind: WorkType, id: string, request: unknown, at: Date): Promise<void> {
    await this.#pool.query(
      `insert into unfinished_work (kind, id, request, since) values ($1, $2, $3, $4)
       on conflict (kind, id) do nothing`,
      [kind, id, JSON.stringify(request), at],
    );
  }

  /** Once nothing is left to do. */
  async end(kind: WorkType, id: string): Promise<void> {
    await this.#pool.query('delete from unfinished_work where kind = $1 and id = $2', [kind, id]);
  }

  /** Work begun before a time, oldest first. */
  async begunBefore(kind: WorkType, time: Date): Promise<readonly RequestedRun[]> {
    const { rows } = await this.#pool.query<{ id: string; request: unknown }>(
      'select id, request from unfinished_work where kind = $1 and since < $2 order by since, id',
      [kind, time],
    );
    return rows;
  }
}

/** Younger work is taken to be under way in another process, in milliseconds. */
export const workGraceMs = 60_000;
