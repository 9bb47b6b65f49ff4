import { setImmediate } from 'node:timers/promises';
import type { Frequency, NewsCriteria, OfferCriteria } from '@parvis/contracts/alerts/alert.ts';
import type { ProposedAlert } from '@parvis/contracts/alerts/proposed-alert.ts';
import { offerPath, titleOf } from '@parvis/contracts/careers/offer-path.ts';
import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import { findInstant, positionsAt } from '@parvis/projections/log-instants/find-instants.ts';
import { composeMatcher } from '@parvis/projections/offer-index/compose-match.ts';
import {
  findNewOffers,
  findOpenTimes,
  findStartOfNewest,
  type NewOffer,
  type OpenTimes,
} from '@parvis/projections/offers/find-new-offers.ts';
import { findNewNews, type NewNews } from '@parvis/projections/page-fragments/find-new-news.ts';
import { readSearchWords } from '@parvis/projections/pages/read-search-words.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { criteriaConditions } from '../criteria-conditions.ts';
import { atOnceIntervalMs, nextDue } from '../periods.ts';

/** How far a dry run looks back, in days. */
export const dryRunDays = 90;
/** Matching one offer takes about 0.2 ms, and the form that shows a dry run is public. */
const mostOffersMatched = 2_000;
const dayMs = 86_400_000;
/** The number of rows read in one batch. */
const pageSize = 100;
/** The number of offers matched between two searches of the same thread. */
const matchedAtOnce = 10;
const mostExamples = 3;

export interface DryRunExample {
  readonly title: string;
  readonly path: string;
  /** When it appeared (ISO 8601, UTC). */
  readonly at: string;
}

/** The e-mails that a subscription would have sent. */
export interface DryRun {
  /** How many days the dry run looked back. */
  readonly days: number;
  readonly mails: number;
  /** Offers or news in these e-mails. */
  readonly items: number;
  /** The latest of them. */
  readonly examples: readonly DryRunExample[];
}

/**
 * Computes, from the publications and withdrawals in the log, the e-mails that a subscription would
 * have sent over the last 90 days: offers or news by the instant of their first publication, each
 * in the first e-mail due afterwards, unless it was closed or withdrawn by then. Writes nothing, and
 * lets other work of its thread proceed in between.
 * @param mostOffers the number of new offers beyond which it looks back fewer days
 * @returns counts and up to three examples; undefined when the last day alone has more new offers
 * @throws ReadModelNotServed
 */
export async function simulateDigests(
  db: Queryable,
  proposed: ProposedAlert,
  now: Date,
  mostOffers = mostOffersMatched,
): Promise<DryRun | undefined> {
  const { wish, ...others } = proposed;
  const longest = await readSpan(db, dryRunDays, now);
  const days = wish.of === 'offers' ? await daysOfOffers(db, longest, now, mostOffers) : dryRunDays;
  if (days === 0) return undefined;
  const span = days === dryRunDays ? longest : await readSpan(db, days, now);
  const appeared =
    wish.of === 'offers'
      ? await offersSent(db, { ...others, wish }, span)
      : await newsSent(db, { ...others, wish }, span);
  const sent = appeared
    .map((one) => ({ ...one, due: dueAfter(proposed.frequency, one.appearedAt) }))
    .filter(({ due, isThereAt }) => due <= now && isThereAt(due));
  return {
    days,
    mails: new Set(sent.map(({ due }) => due.getTime())).size,
    items: sent.length,
    examples: sent
      .slice(-mostExamples)
      .toReversed()
      .map(({ title, path, appearedAt }) => ({ title, path, at: appearedAt.toISOString() })),
  };
}

interface Appeared {
  readonly title: string;
  readonly path: string;
  readonly appearedAt: Date;
  /** Returns whether the item was still available at the time of the e-mail. */
  isThereAt(time: Date): boolean;
}

interface Span {
  readonly after: Position;
  readonly until: Position;
}

async function readSpan(db: Queryable, days: number, now: Date): Promise<Span> {
  const from = new Date(now.getTime() - days * dayMs);
  const [after = startOfLog, until = startOfLog] = await positionsAt(db, [from, now]);
  return { after, until };
}

/**
 * Returns the number of whole days, up to the longest span, with at most `mostOffers` new offers.
 */
async function daysOfOffers(
  db: Queryable,
  longest: Span,
  now: Date,
  mostOffers: number,
): Promise<number> {
  const start = await findStartOfNewest(db, longest, mostOffers);
  const from = start === undefined ? undefined : await findInstant(db, start);
  if (from === undefined) return dryRunDays;
  return Math.floor((now.getTime() - from.getTime()) / dayMs);
}

type ProposedFor<Wish> = Omit<ProposedAlert, 'wish'> & { readonly wish: Wish };

async function offersSent(
  db: Queryable,
  { wish, locale, given = {} }: ProposedFor<OfferCriteria>,
  { after, until }: Span,
): Promise<readonly Appeared[]> {
  const { words } = await readSearchWords(db);
  const match = composeMatcher(criteriaConditions(wish, given, locale, words));
  const found: NewOffer[] = [];
  for (let last = after; ; ) {
    const page = await findNewOffers(db, { after: last, until }, pageSize);
    for (const [number, offer] of page.entries()) {
      if (match(offer.state.content.shown) !== undefined) found.push(offer);
      if (number % matchedAtOnce === 0) await setImmediate();
    }
    const end = page.at(-1);
    if (end === undefined || page.length < pageSize) break;
    last = end.since;
  }
  const times = await findOpenTimes(
    db,
    found.map(({ id }) => id),
  );
  return found.map(({ id, at, state: { content } }) => ({
    title: titleOf(content.shown, locale),
    path: offerPath(id, content.shown, locale),
    appearedAt: at,
    isThereAt: (time) => wasOpen(times, id, time),
  }));
}

function wasOpen(times: OpenTimes, id: string, time: Date): boolean {
  const before = times.get(id)?.filter(({ at }) => Date.parse(at) <= time.getTime());
  return before?.at(-1)?.isOpen ?? false;
}

/** News withdrawn since are omitted: they cannot be shown as examples. */
async function newsSent(
  db: Queryable,
  { wish, locale }: ProposedFor<NewsCriteria>,
  { after, until }: Span,
): Promise<readonly Appeared[]> {
  const found: NewNews[] = [];
  for (let last = after; ; ) {
    const page = await findNewNews(db, { after: last, until, locale }, pageSize);
    found.push(...page.filter(({ details }) => wish.categories.includes(details.category ?? '')));
    const end = page.at(-1);
    if (end === undefined || page.length < pageSize) break;
    last = end.since;
  }
  const appeared: Appeared[] = [];
  for (const { title, path, since } of found) {
    const appearedAt = await findInstant(db, since);
    if (appearedAt !== undefined) appeared.push({ title, path, appearedAt, isThereAt: () => true });
  }
  return appeared;
}

/** Returns the due time of the e-mail with a new item. */
function dueAfter(frequency: Frequency, appeared: Date): Date {
  if (frequency !== 'at-once') return nextDue(frequency, appeared).at;
  return new Date(Math.ceil(appeared.getTime() / atOnceIntervalMs) * atOnceIntervalMs);
}
