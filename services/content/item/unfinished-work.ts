import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import type { Pool } from 'pg';

/** A type of work on several streams, which can be interrupted halfway. */
export type WorkType = 'clone' | 'merge-language';

/** A piece of work that was begun and has not ended. */
export interface WorkInProgress {
  readonly id: string;
  /** The recorded data that this type of work needs to resume. */
  readonly request: unknown;
}

/** Records, outside the log, which work must be resumed after a crash. */
export class UnfinishedWork {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Records a piece of work; call it before the first append. Repeating it changes nothing. */
  async begin(kind: WorkType, id: string, request: unknown, at: Date): Promise<void> {
    await this.#pool.query(
      `insert into unfinished_work (kind, id, request, since) values ($1, $2, $3, $4)
       on conflict (kind, id) do nothing`,
      [kind, id, JSON.stringify(request), at],
    );
  }

  /** Removes a piece of work once nothing is left to do. */
  async end(kind: WorkType, id: string): Promise<void> {
    await this.#pool.query('delete from unfinished_work where kind = $1 and id = $2', [kind, id]);
  }

  /** Returns the work that was begun before an instant, oldest first. */
  async begunBefore(kind: WorkType, time: Date): Promise<readonly WorkInProgress[]> {
    const { rows } = await this.#pool.query<{ id: string; request: unknown }>(
      'select id, request from unfinished_work where kind = $1 and since < $2 order by since, id',
      [kind, time],
    );
    return rows;
  }
}

/** Milliseconds during which begun work counts as running in another process. */
export const workGraceMs = 60_000;

/** Returns whether the work has ended: work refused as too busy has not. */
export function isFinal(outcome: Outcome<unknown>): boolean {
  return outcome.ok || outcome.refusals[0].code !== 'too-busy';
}

/**
 * Resumes several pieces of work; one that fails does not prevent the others.
 * @throws what the first that failed threw, when all others are done
 */
export async function resumeEach<Work>(
  works: readonly Work[],
  resume: (work: Work) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const work of works) await resume(work).catch((cause: unknown) => failures.push(cause));
  if (failures.length > 0) throw failures[0];
}
