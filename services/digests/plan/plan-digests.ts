import { type Frequency, frequencySchema } from '@parvis/contracts/alerts/alert.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { readOffersProgress } from '@parvis/projections/offer-index/read-open-offers.ts';
import { findNewOffers } from '@parvis/projections/offers/find-new-offers.ts';
import { findNewsPosition } from '@parvis/projections/page-fragments/find-new-news.ts';
import { transactionOn } from '@parvis/projections/postgres/transaction.ts';
import type { Pool } from 'pg';
import { insertOrders } from '../../outbox/statements.ts';
import type { ScheduledJob } from '../../scheduler/scheduler.ts';
import type { SubjectStore } from '../../subjects/subject-store.ts';
import { deleteLedgerBefore, insertDigests, type PlannedDigest } from '../ledger.ts';
import { atOnceIntervalMs, lastDue } from '../periods.ts';
import { type DueDigest, pagesOfDueAlerts } from './due-alerts.ts';
import { NewsMatching } from './match-news.ts';
import { OfferMatching } from './match-offers.ts';
import { Matches } from './matches.ts';
import { selectRun, upsertCursors, upsertRun } from './progress.ts';

/** The number of alerts whose digests are written in one transaction. */
const batchSize = 500;
/** How long the ledger is kept, in milliseconds. */
const ledgerLastsMs = 400 * 86_400_000;

export const jobDigestName = 'job-digest';
export const newsDigestName = 'newsletter-digest';

export interface PlanningDeps {
  readonly pool: Pool;
  readonly subjects: SubjectStore;
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
      const stands = {
        offers: (await readOffersProgress(parts.pool)).position,
        news: await findNewsPosition(parts.pool),
      };
      for (const frequency of frequencySchema.options) {
        const due = await dueDigest(parts.pool, frequency, stands.offers, now);
        if (due === undefined) continue;
        await planPeriod(parts, due, stands, now);
        await upsertRun(parts.pool, frequency, due.dueAt, stands.offers);
      }
      await deleteLedgerBefore(parts.pool, new Date(now.getTime() - ledgerLastsMs));
    },
  };
}

/**
 * Returns the work due for a frequency: none when it was already done, or when no offer appeared
 * since.
 */
async function dueDigest(
  pool: Pool,
  frequency: Frequency,
  stand: Position,
  now: Date,
): Promise<DueDigest | undefined> {
  const made = await selectRun(pool, frequency);
  if (frequency === 'at-once') {
    const since = made && (await findNewOffers(pool, { after: made.until, until: stand }, 1));
    const period = `${frequency}-${BigInt(stand)}`;
    return since?.length === 0 ? undefined : { frequency, period, dueAt: now };
  }
  const { at, date } = lastDue(frequency, now);
  if (made !== undefined && made.dueAt >= at) return undefined;
  return { frequency, period: `${frequency}-${date}`, dueAt: at };
}

async function planPeriod(
  { pool, subjects }: PlanningDeps,
  due: DueDigest,
  stands: { readonly offers: Position; readonly news: Position },
  now: Date,
): Promise<void> {
  const [forOffers, forNews] = [new Matches(), new Matches()];
  const [offers, news] = [new OfferMatching(forOffers), new NewsMatching(forNews)];
  for await (const page of pagesOfDueAlerts(pool, due)) {
    await offers.take(page, subjects);
    news.take(page);
  }
  await offers.compare(pool, stands.offers);
  await news.compare(pool, stands.news);
  const write = { pool, period: due.period, now };
  for (const page of forOffers.pages(batchSize))
    await writeDigests({ ...write, template: jobDigestName, until: stands.offers }, page);
  for (const page of forNews.pages(batchSize))
    await writeDigests({ ...write, template: newsDigestName, until: stands.news }, page);
}

interface Writing {
  readonly pool: Pool;
  readonly period: string;
  readonly now: Date;
  readonly template: string;
  readonly until: Position;
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
