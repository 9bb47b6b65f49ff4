import { type Frequency, frequencySchema } from '@parvis/contracts/alerts/alert.ts';
import type { Place } from '@parvis/projections/follower/place.ts';
import type { ReadableLog } from '@parvis/projections/follower/readable-log.ts';
import { findNewOffers } from '@parvis/projections/offers/find-new-offers.ts';
import { readSearchWords } from '@parvis/projections/pages/read-search-words.ts';
import { transactionOn } from '@parvis/projections/postgres/transaction.ts';
import type { Pool } from 'pg';
import { insertOrders } from '../../outbox/statements.ts';
import type { ScheduledJob } from '../../scheduler/scheduler.ts';
import type { SubjectStore } from '../../subjects/subject-store.ts';
import { insertDigests, type PlannedDigest } from '../ledger.ts';
import { atOnceIntervalMs, lastDue } from '../periods.ts';
import { KnownPlaces, readCursor } from './cursor.ts';
import { type DueDigest, pagesOfDueAlerts } from './due-alerts.ts';
import { NewsMatching } from './match-news.ts';
import { OfferMatching } from './match-offers.ts';
import { Matches } from './matches.ts';
import { type Cursor, selectRun, upsertCursors, upsertRun } from './progress.ts';

/** The number of alerts whose digests are written in one transaction. */
const batchSize = 500;

export const jobDigestName = 'job-digest';
export const newsDigestName = 'newsletter-digest';

export interface PlanningDeps {
  readonly pool: Pool;
  readonly subjects: SubjectStore;
  readonly log: ReadableLog;
}

/**
 * Creates the digests that have become due since the last run: for each alert with entries a row in
 * the ledger and an e-mail in the outbox, in one transaction with the new position of its digests.
 * If it is killed at any point and run again, it creates the missing ones, and none twice.
 */
export function planDigests(parts: PlanningDeps): ScheduledJob {
  return {
    name: 'plan-digests',
    everyMs: atOnceIntervalMs,
    async run(now) {
      const { pool, log } = parts;
      const cursors = {
        offers: await readCursor(pool, log, 'offers'),
        news: await readCursor(pool, log, 'page-fragments'),
      };
      const places = new KnownPlaces(log);
      for (const frequency of frequencySchema.options) {
        const due = await dueDigest(pool, places, frequency, cursors.offers.place, now);
        if (due === undefined) continue;
        await planPeriod(parts, places, due, { ...cursors, now });
        await upsertRun(pool, frequency, due.dueAt, cursors.offers.place);
      }
    },
  };
}

/**
 * Returns the work due for a frequency: none when it was already done, or when no offer appeared
 * since.
 */
async function dueDigest(
  pool: Pool,
  places: KnownPlaces,
  frequency: Frequency,
  place: Place,
  now: Date,
): Promise<DueDigest | undefined> {
  const made = await selectRun(pool, frequency);
  if (frequency === 'at-once') {
    const due = { frequency, period: `${frequency}-${nameOf(place)}`, dueAt: now };
    if (made === undefined || !(await places.contains(made.until))) return due;
    const range = { after: made.until.position, until: place.position };
    return (await findNewOffers(pool, range, 1)).length === 0 ? undefined : due;
  }
  const { at, date } = lastDue(frequency, now);
  if (made !== undefined && made.dueAt >= at) return undefined;
  return { frequency, period: `${frequency}-${date}`, dueAt: at };
}

/** Another event had the position before the log was restored, so the event is named, too. */
function nameOf({ position, event }: Place): string {
  return [BigInt(position), ...(event ? [event.id.slice(0, 8)] : [])].join('-');
}

/** How far the read models are, and the time. */
interface Planned {
  readonly offers: Cursor;
  readonly news: Cursor;
  readonly now: Date;
}

async function planPeriod(
  { pool, subjects }: PlanningDeps,
  places: KnownPlaces,
  due: DueDigest,
  { now, ...cursors }: Planned,
): Promise<void> {
  const [forOffers, forNews] = [new Matches(), new Matches()];
  const { words } = await readSearchWords(pool);
  const [offers, news] = [new OfferMatching(forOffers, words), new NewsMatching(forNews)];
  for await (const page of pagesOfDueAlerts(pool, places, due)) {
    await offers.take(page, subjects);
    news.take(page);
  }
  await offers.compare(pool, cursors.offers.place.position);
  await news.compare(pool, cursors.news.place.position);
  const write = { pool, period: due.period, now };
  for (const page of forOffers.pages(batchSize))
    await writeDigests({ ...write, template: jobDigestName, until: cursors.offers }, page);
  for (const page of forNews.pages(batchSize))
    await writeDigests({ ...write, template: newsDigestName, until: cursors.news }, page);
}

interface Writing {
  readonly pool: Pool;
  readonly period: string;
  readonly now: Date;
  readonly template: string;
  readonly until: Cursor;
}

/** Writes ledger, mail orders and cursors of one page, or nothing. */
async function writeDigests(
  { pool, period, now, template, until }: Writing,
  page: readonly PlannedDigest[],
): Promise<void> {
  await transactionOn(pool, async (client) => {
    const nonEmpty = page.filter(({ total }) => total > 0);
    const made = await insertDigests(client, period, nonEmpty, now);
    const orders = nonEmpty
      .filter(({ alertId }) => made.has(alertId))
      .map(({ alertId, subjectId }) => ({
        cause: `${alertId}-${period}`,
        subjectId,
        template,
        params: { alert: alertId, period },
      }));
    await insertOrders(client, orders, now);
    await upsertCursors(client, page, until);
  });
}
