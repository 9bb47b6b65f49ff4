import {
  experienceLevels,
  type OfferGroup,
  offerGroups,
} from '@parvis/contracts/careers/offer-groups.ts';
import type { OfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import type { ShownJobs } from '@parvis/contracts/careers/offer-views.ts';
import { offersList } from '@parvis/contracts/careers/offers-list.ts';
import type { JobModule } from '@parvis/contracts/content/modules/job.ts';
import type { ContentPage } from '@parvis/contracts/site/content-page.ts';
import { toListState } from '@parvis/contracts/site/filters/list-state.ts';
import { readListAddress } from '@parvis/contracts/site/filters/read-list-address.ts';
import type { Queryable } from '../../postgres/queryable.ts';
import { toCampaign } from '../lists/campaigns.ts';
import { type ComposedContent, type PageAddition, withAddition } from '../page-addition.ts';
import type { SharedRead } from '../read-shared.ts';
import type { AddressRequest, ComposedAddress, RoutedAddress } from '../route-composer.ts';
import { combineReads, composeOfferList, wordsOfOffers } from './compose-offers.ts';
import type { OfferIndexAt } from './offer-index-at.ts';
import { withFixedOfferFilters } from './offers-campaign.ts';
import { supportedOffersState } from './offers-state.ts';
import type { OfferDisplayNames } from './to-listed-offer.ts';

/** The applicant profile of each level of experience; a profile without levels sees all offers. */
const profileOf: Readonly<Record<(typeof experienceLevels)[number], number>> = {
  entry: 1,
  junior: 1,
  confirmed: 2,
  senior: 2,
  expert: 2,
};

type Context = OfferDisplayNames & { readonly at: RoutedAddress['at'] };

/**
 * Adds what a page of content shows of the careers: the offers of its campaign and of its job
 * modules, for the applicant profile of its reader.
 * @throws ReadModelNotServed
 */
export async function completeWithOffers(
  db: Queryable,
  indexAt: OfferIndexAt,
  composed: ComposedAddress,
  { at, profile }: Pick<AddressRequest, 'at' | 'profile'>,
): Promise<ComposedAddress> {
  if (composed.kind !== 'screen' || composed.screen.screen !== 'content') return composed;
  const { screen, ...read } = composed;
  const ofReader = withProfile({ ...read, screen }, profile);
  return { kind: 'screen', ...(await contentWithOffers(db, indexAt, ofReader, at)) };
}

/** A page for the profile of its reader, or else the one it sets, if its modules differ by it. */
function withProfile(
  { screen, ...read }: ComposedContent,
  requested: number | undefined,
): ComposedContent {
  const { page } = screen;
  const differs = page.modules.some(
    ({ content: { type } }) => type === 'job' || type === 'profiles',
  );
  if (!differs) return { ...read, screen };
  const own = page.details.kind === 'page' ? page.details.applicantProfile : undefined;
  const profile = requested ?? own;
  return {
    ...read,
    screen: profile === undefined ? screen : { ...screen, page: { ...page, profile } },
    forProfiles: own === undefined ? 'all' : 'asking',
  };
}

/** A page of content with its offers, if it shows any. @throws ReadModelNotServed */
export async function contentWithOffers(
  db: Queryable,
  indexAt: OfferIndexAt,
  composed: ComposedContent,
  at: RoutedAddress['at'],
): Promise<ComposedContent> {
  if (!showsOffers(composed.screen.page)) return composed;
  return withOffers(db, await indexAt(at), composed, at);
}

/** A page of content with its offers, those of its job modules for the profile of the page. */
export async function withOffers(
  db: Queryable,
  index: OfferIndex,
  composed: ComposedContent,
  at: RoutedAddress['at'],
): Promise<ComposedContent> {
  const { page } = composed.screen;
  const { words, ...named } = await wordsOfOffers(db, at);
  const context = { words, locale: page.locale, at };
  const additions = await Promise.all([
    offersOfCampaign(db, index, page, context),
    readJobs(db, index, page, context),
  ]);
  return additions.reduce(withAddition, withAddition(composed, { page: {}, ...named }));
}

function showsOffers(page: ContentPage): boolean {
  const hasJobs = page.modules.some(({ content }) => content.type === 'job');
  return hasJobs || toCampaign(page)?.list === 'offers';
}

async function offersOfCampaign(
  db: Queryable,
  index: OfferIndex,
  page: ContentPage,
  context: Context,
): Promise<PageAddition | undefined> {
  const campaign = toCampaign(page);
  if (campaign?.list !== 'offers') return undefined;
  const state = withFixedOfferFilters(toListState<OfferGroup>({}, offerGroups), campaign);
  const { list, ...read } = await composeOfferList(db, index, { ...context, state, campaign });
  return { page: { offers: list }, ...read };
}

async function readJobs(
  db: Queryable,
  index: OfferIndex,
  { modules, profile = 0 }: ContentPage,
  context: Context,
): Promise<PageAddition | undefined> {
  const requested = modules.flatMap(({ id, content }) =>
    content.type === 'job' ? [{ id, data: content.data }] : [],
  );
  if (requested.length === 0) return undefined;
  const shown = await Promise.all(
    requested.map(async ({ id, data }) => {
      return { id, ...(await showJobs(db, index, data, { ...context, profile })) };
    }),
  );
  return {
    page: { jobs: new Map(shown.map(({ id, jobs }) => [id, jobs])) },
    ...combineReads(shown),
  };
}

/** The newest offers of the list that a module names, for a profile. */
async function showJobs(
  db: Queryable,
  index: OfferIndex,
  { list, count }: JobModule,
  { profile, ...context }: Context & { readonly profile: number },
): Promise<{ readonly jobs: ShownJobs } & SharedRead> {
  const { words, locale } = context;
  const reading = readListAddress(offersList, locale, words.dictionaries[locale], list);
  const held = supportedOffersState(reading?.state ?? toListState<OfferGroup>({}, offerGroups));
  const experience =
    held.facets.experience ?? experienceLevels.filter((level) => profileOf[level] === profile);
  const state = toListState<OfferGroup>(
    { ...held, facets: { ...held.facets, experience }, page: 1, sort: 'date' },
    offerGroups,
  );
  const shown = await composeOfferList(db, index, { ...context, state, campaign: undefined });
  const { entries, total, address } = shown.list;
  const jobs = { offers: entries.slice(0, count), total, list: address };
  return { jobs, position: shown.position, tags: shown.tags };
}
