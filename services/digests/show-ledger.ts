import type { KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import type { SentMail } from '@parvis/contracts/alerts/step-view.ts';
import { offerIdSchema } from '@parvis/contracts/careers/ids.ts';
import { facetsOfOffer } from '@parvis/contracts/careers/offer-facets.ts';
import { offerPath, titleOf } from '@parvis/contracts/careers/offer-path.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { PersonalDatum } from '@parvis/contracts/subjects/personal-data.ts';
import { readVocabulary } from '@parvis/projections/facet-slugs/read-vocabulary.ts';
import { findKnownOffers } from '@parvis/projections/offers/find-known-offers.ts';
import { findPublicNews } from '@parvis/projections/page-fragments/find-new-news.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { GivenWords } from './criteria-conditions.ts';
import { type LedgerEntry, readLedger } from './ledger.ts';
import { wordsOf } from './load-typed-criteria.ts';
import { categoryReason, matchReason } from './mails/match-reason.ts';

/** The maximum number of e-mails shown for one alert. */
const maxMails = 5;

type SentItem = SentMail['items'][number];
type Show = (entry: LedgerEntry) => SentItem;

/**
 * Returns the latest e-mails that were sent for an alert, newest first, with the reasons of each
 * entry: “why did I get this?”.
 * @param data the stored data of the alert's subject
 * @throws ReadModelNotServed
 */
export async function showLedger(
  db: Queryable,
  { id, wish }: Pick<KnownAlert, 'id' | 'wish'>,
  data: readonly PersonalDatum[],
  locale: Locale,
): Promise<readonly SentMail[]> {
  const mails = (await readLedger(db, id, maxMails)).filter(({ state }) => state === 'sent');
  const ids = [...new Set(mails.flatMap(({ entries }) => entries.map(({ itemId }) => itemId)))];
  const about = data.filter((datum) => datum.about === id);
  const given: GivenWords = Object.assign({}, ...about.map(wordsOf));
  const show =
    wish.of === 'offers'
      ? await showOffers(db, ids, given, locale)
      : await showNews(db, ids, locale);
  return mails.map(({ madeAt, total, entries }) => ({
    at: madeAt.toISOString(),
    rest: total - entries.length,
    items: entries.filter(({ leftOut }) => !leftOut).map(show),
  }));
}

async function showOffers(
  db: Queryable,
  ids: readonly string[],
  given: GivenWords,
  locale: Locale,
): Promise<Show> {
  const offerIds = ids.map((id) => offerIdSchema.parse(id));
  const known = await findKnownOffers(db, offerIds);
  return ({ itemId, match }) => {
    const id = offerIdSchema.parse(itemId);
    const state = known.get(id);
    const carried = state ? facetsOfOffer(state.content.shown) : [];
    const facets = carried.filter((facet) => match.facets?.[facet.group] === facet.id);
    const { hasKeywords = false, isNear = false } = match;
    const because = matchReason(
      { facets, hasKeywords, distanceKm: undefined, isNear },
      given,
      locale,
    );
    if (state === undefined) return { id, title: undefined, path: undefined, because };
    const { shown } = state.content;
    const path = state.deleted ? undefined : offerPath(id, shown, locale);
    return { id, title: titleOf(shown, locale), path, because };
  };
}

async function showNews(db: Queryable, ids: readonly string[], locale: Locale): Promise<Show> {
  const news = new Map((await findPublicNews(db, ids)).map((one) => [String(one.id), one]));
  const { vocabulary } = await readVocabulary(db);
  return ({ itemId, match: { category } }) => {
    const one = news.get(itemId);
    const because =
      category === undefined
        ? undefined
        : categoryReason(vocabulary.nameOf({ group: 'categories', id: category }, locale), locale);
    return { id: itemId, title: one?.title, path: one?.path, because };
  };
}
