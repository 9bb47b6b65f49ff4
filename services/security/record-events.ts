import { createHmac } from 'node:crypto';
import {
  commandLineSource,
  entranceEndpoints,
  type logVerification,
  securityTraceLoss,
} from '@parvis/contracts/security/traced.ts';
import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';
import type { SecurityTrace, TracedRequest } from '../http/security-trace.ts';
import { toNetwork } from '../http/to-network.ts';
import { EventAllowance } from './event-allowance.ts';

/** Events of accounts that wait for the database, before further ones are dropped and counted. */
const maxUnwritten = 1_000;
/** Milliseconds after which losses and waiting events are written. */
const settleMs = 60_000;

type Line = Pick<TracedRequest, 'what' | 'outcome' | 'accountId'> & { readonly source: string };
type Row = Line & { readonly at: Date; readonly dropped?: number };

/** Callbacks for recorded events, and for events that could not be stored or were dropped. */
export interface TraceReports {
  writeLine(line: Line & { readonly dropped?: number }): void;
  onError(cause: unknown): void;
  /** Called for each event that is in neither the table nor the log. */
  onDropped(): void;
}

/** A trace that also writes what is still waiting. */
export interface RecordedTrace extends SecurityTrace {
  settle(): Promise<void>;
}

/**
 * Writes the trace to PostgreSQL, and to the log of the process. What an account did is always
 * kept: while the database is unavailable it waits. Everything else has an allowance by kind and
 * network; events beyond it are counted, and their number is itself an event, a minute later.
 * @param hashKey the installation's key: the same network has the same pseudonym in all processes
 */
export function createSecurityTrace(
  pool: Pool,
  clock: Clock,
  hashKey: Buffer,
  reports: TraceReports,
): RecordedTrace {
  const allowance = new EventAllowance(clock);
  const store = new EventStore(pool, clock, reports);
  const sourceOf = (address: string) =>
    createHmac('sha256', hashKey).update(toNetwork(address)).digest('hex').slice(0, 12);
  return {
    async note({ address, byAccount, ...event }) {
      const row = { ...event, source: sourceOf(address), at: clock.now() };
      if (!byAccount && !allowance.take(kindOf(row), row.source)) return store.drop(row.outcome);
      reports.writeLine({ ...event, source: row.source });
      await store.write(row, byAccount);
    },
    settle: () => store.settle(),
  };
}

/**
 * Entrances are counted apart, by account too, so that guesses at one hide none at another. At all
 * other endpoints an unidentified sender is only ever refused: the reason is their kind.
 */
function kindOf({ what, outcome, accountId = '' }: Line): string {
  return entranceEndpoints.includes(what) ? `${what} ${outcome} ${accountId}` : outcome;
}

/** The table of the trace, with what is not in it yet. */
class EventStore {
  readonly #pool: Pool;
  readonly #clock: Clock;
  readonly #reports: TraceReports;
  readonly #lost = new Map<Row['outcome'], number>();
  #unwritten: Row[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(pool: Pool, clock: Clock, reports: TraceReports) {
    this.#pool = pool;
    this.#clock = clock;
    this.#reports = reports;
  }

  drop(outcome: Row['outcome']): void {
    this.#reports.onDropped();
    this.#lost.set(outcome, (this.#lost.get(outcome) ?? 0) + 1);
    this.#settleLater();
  }

  /** @param waits whether the event waits for a database that is unavailable */
  async write(row: Row, waits: boolean): Promise<void> {
    try {
      await insertEvent(this.#pool, row);
    } catch (cause) {
      this.#reports.onError(cause);
      if (!waits || this.#unwritten.length >= maxUnwritten) return this.drop(row.outcome);
      this.#unwritten.push(row);
      this.#settleLater();
    }
  }

  /** Writes what waits, and the number of events that were dropped. */
  async settle(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = this.#unwritten;
    this.#unwritten = [];
    for (const row of waiting) await this.write(row, true);
    for (const [outcome, dropped] of this.#lost) await this.#writeLoss(outcome, dropped);
  }

  async #writeLoss(outcome: Row['outcome'], dropped: number): Promise<void> {
    const line = { what: securityTraceLoss, outcome, accountId: undefined, source: '', dropped };
    try {
      await insertEvent(this.#pool, { ...line, at: this.#clock.now() });
    } catch (cause) {
      this.#reports.onError(cause);
      return this.#settleLater();
    }
    this.#reports.writeLine(line);
    const since = (this.#lost.get(outcome) ?? 0) - dropped;
    if (since > 0) this.#lost.set(outcome, since);
    else this.#lost.delete(outcome);
  }

  #settleLater(): void {
    this.#timer ??= setTimeout(() => void this.settle(), settleMs).unref();
  }
}

/** Adds what an operator did on the command line to the trace. */
export async function recordOnCommandLine(
  pool: Pool,
  what: typeof logVerification,
  at: Date,
): Promise<void> {
  const source = commandLineSource;
  await insertEvent(pool, { at, what, outcome: 'done', accountId: undefined, source });
}

async function insertEvent(
  pool: Pool,
  { at, what, outcome, accountId, source, dropped }: Row,
): Promise<void> {
  await pool.query(
    `insert into security_event (at, what, outcome, account_id, source, dropped)
     values ($1, $2, $3, $4, $5, $6)`,
    [at, what, outcome, accountId ?? null, source, dropped ?? null],
  );
}
