import type { MailKey } from '@parvis/contracts/mail/events.ts';
import { subjectIdSchema } from '@parvis/contracts/subjects/subject-id.ts';
import { Folding } from '@parvis/projections/engine/testing/folding.ts';
import { logInstants } from '@parvis/projections/log-instants/log-instants.ts';
import { transactionOn } from '@parvis/projections/postgres/transaction.ts';
import { openPool } from '@parvis/services/adapters/database/open-pool.ts';
import { eventId } from '@parvis/services/adapters/log/event-ids.ts';
import { PostgresEventLog } from '@parvis/services/adapters/log/postgres/postgres-event-log.ts';
import { insertDigests } from '@parvis/services/digests/ledger.ts';
import { computeMailId } from '@parvis/services/outbox/mail-id.ts';
import { recordSent } from '@parvis/services/outbox/record-sent.ts';
import { insertOrders, markRecorded } from '@parvis/services/outbox/statements.ts';
import { deleteOldRows } from '@parvis/services/retention/delete-old-rows.ts';
import type { Pool } from 'pg';
import type { BenchServer } from './bench-server.ts';
import { alertOf } from './digest-history.ts';
import type { Figure } from './rounds.ts';

const alerts = 100_000;
const weeks = 52;
/** How many weeks are written in the earlier form: a year is a multiple of them. */
const earlierWeeks = 4;
/** What is recorded together when a hundred e-mails are sent a second. */
const atOnce = 1_000;
const recordEveryMs = 10_000;
const weekMs = 7 * 86_400_000;
const megabyte = 1_048_576;
/** What an e-mail lists: three offers. */
const entries = ['o1', 'o2', 'o3'].map((itemId) => ({
  itemId,
  match: { facets: { contract: 'permanent', place: 'nantes' } },
}));

/**
 * Measures what a year of e-mails of weekly alerts leaves behind when what is old is deleted every
 * week; and what earlier versions left: a stream and three links for each e-mail, and every row. The
 * e-mails are ordered, settled and recorded, but neither composed nor sent.
 */
export async function benchMailYear(server: BenchServer): Promise<Figure[]> {
  const year = await MailYear.open(server, 'year');
  const deletedInMs: number[] = [];
  for (let week = 0; week < weeks; week += 1) {
    await year.sendAll(week, () => recordSent(year.log, year.pool));
    if (week === 0) await year.link();
    deletedInMs.push(await year.deleteOld());
  }
  const now = await year.close(1);
  const earlier = await MailYear.open(server, 'earlier');
  for (let week = 0; week < earlierWeeks; week += 1) {
    await earlier.sendAll(week, (mails) => earlier.recordSeparately(mails));
    await earlier.link();
  }
  const before = await earlier.close(weeks / earlierWeeks);
  const longest = Math.max(...deletedInMs) / 1_000;
  return [
    ...now.map(({ name, size }, index) => ({
      name: `${name} after a year of ${alerts.toLocaleString('en')} weekly alerts`,
      ours: size,
      reference: `${before[index]?.size} as earlier versions wrote it`,
    })),
    {
      name: 'Longest weekly deletion of that year',
      ours: `${longest.toFixed(1)} s`,
      reference: '',
    },
  ];
}

/** A database and a log, to which e-mails of the alerts are written week by week. */
class MailYear {
  readonly pool: Pool;
  readonly log: PostgresEventLog;
  readonly #logPool: Pool;
  #now = new Date(0);

  private constructor(url: string, logUrl: string) {
    this.pool = openPool(url, { size: 4 });
    this.log = new PostgresEventLog({ url: logUrl });
    this.#logPool = openPool(logUrl, { size: 1 });
  }

  static async open(server: BenchServer, name: string): Promise<MailYear> {
    const url = await server.createDatabase(`mails-${name}`);
    const year = new MailYear(url, await server.createLog(`mails-${name}-log`));
    await new Folding(year.pool, [logInstants]).prepare();
    await year.pool.query(
      `insert into subject (id, created_at)
       select 's' || lpad(n::text, 11, '0'), now() from generate_series(0, $1::int) as n`,
      [alerts - 1],
    );
    return year;
  }

  /** Orders the e-mails of a week and sends them, at a hundred a second. */
  async sendAll(
    week: number,
    record: (mails: readonly MailKey[]) => Promise<unknown>,
  ): Promise<void> {
    this.#now = new Date(Date.UTC(2026, 0, 5, 6) + week * weekMs);
    for (let from = 0; from < alerts; from += atOnce) await this.#order(from);
    for (let sent = 0; sent < alerts; sent += atOnce) {
      this.#now = new Date(this.#now.getTime() + recordEveryMs);
      await record(await this.#settle());
    }
  }

  async #order(from: number): Promise<void> {
    const period = `weekly-${this.#now.toISOString().slice(0, 10)}`;
    const digests = Array.from({ length: atOnce }, (_, index) => ({
      alertId: alertOf(from + index),
      subjectId: subjectIdSchema.parse(`s${String(from + index).padStart(11, '0')}`),
      total: entries.length,
      entries,
    }));
    const orders = digests.map(({ alertId: alert, subjectId }) => ({
      cause: `${alert}-${period}`,
      subjectId,
      template: 'job-digest',
      params: { alert, period },
    }));
    await transactionOn(this.pool, async (client) => {
      await insertDigests(client, period, digests, this.#now);
      await insertOrders(client, orders, this.#now);
    });
  }

  async #settle(): Promise<readonly MailKey[]> {
    const { rows } = await this.pool.query<MailKey>(
      `update outbox set state = 'sent', attempts = 1, settled_at = $1
       where ctid = any (array(select ctid from outbox where state in ('due', 'claimed')
         order by due_at limit $2))
       returning cause, subject_id as "subjectId", template`,
      [this.#now, atOnce],
    );
    return rows;
  }

  /** Records e-mails as earlier versions did: each in a stream of its own. */
  async recordSeparately(mails: readonly MailKey[]): Promise<void> {
    const occurredAt = this.#now.toISOString();
    const record = (data: MailKey) => {
      const commandId = `mail-${computeMailId(data)}`;
      const metadata = { commandId, actor: 'system', occurredAt, version: 1 };
      const event = { id: eventId(commandId, 0), type: 'MailSent', data, metadata };
      return this.log.append(commandId, 'no-stream', [event]);
    };
    await Promise.all(mails.map(record));
    await markRecorded(this.pool, mails);
  }

  /** Stores three links for each alert. */
  async link(): Promise<void> {
    await this.pool.query(
      `insert into alert_link (hash, purpose, alert_id, subject_id)
       select sha256((random()::text || n)::bytea), purpose,
         'bench' || lpad(n::text, 11, '0'), 's' || lpad(n::text, 11, '0')
       from generate_series(0, $1::int) as n,
         unnest(array['subscription', 'unsubscribe', 'one-click']) as purpose`,
      [alerts - 1],
    );
  }

  /** Deletes what is old. @returns how long it took, in milliseconds */
  async deleteOld(): Promise<number> {
    const begun = performance.now();
    await deleteOldRows(this.log, this.pool, { now: () => this.#now }).run(this.#now);
    return performance.now() - begun;
  }

  /**
   * Ends, and returns what was stored.
   * @param times how many times as much a year has
   */
  async close(times: number): Promise<readonly { readonly name: string; readonly size: string }[]> {
    const { rows } = await this.#logPool.query<{ streams: number }>(
      'select count(distinct stream)::int as streams from event',
    );
    const streams = ((rows[0]?.streams ?? 0) * times).toLocaleString('en');
    const log = `${await sizeOf(this.#logPool, 'event', times)} in ${streams} streams`;
    const sizes = [{ name: 'Log', size: log }];
    for (const table of ['outbox', 'digest', 'alert_link'])
      sizes.push({ name: `Table ${table}`, size: await sizeOf(this.pool, table, times) });
    await Promise.all([this.pool.end(), this.#logPool.end(), this.log.close()]);
    return sizes;
  }
}

/** Returns the number of rows of a table, and its size on disk with its indexes. */
async function sizeOf(pool: Pool, table: string, times: number): Promise<string> {
  await pool.query(`vacuum ${table}`);
  const { rows } = await pool.query<{ count: number; bytes: number }>(
    `select count(*)::int as count, pg_total_relation_size($1)::float as bytes from ${table}`,
    [table],
  );
  const [{ count, bytes } = { count: 0, bytes: 0 }] = rows;
  const megabytes = Math.round((bytes * times) / megabyte).toLocaleString('en');
  return `${(count * times).toLocaleString('en')} rows, ${megabytes} MB`;
}
