import type { KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import { formatSalary } from '@parvis/contracts/careers/format-salary.ts';
import { type OfferId, offerIdSchema } from '@parvis/contracts/careers/ids.ts';
import { type Offer, placesOf } from '@parvis/contracts/careers/offer.ts';
import { facetsOfOffer, facetsOfPlace } from '@parvis/contracts/careers/offer-facets.ts';
import type { OfferGroup } from '@parvis/contracts/careers/offer-groups.ts';
import { offerPath, titleOf } from '@parvis/contracts/careers/offer-path.ts';
import { describePlaces, type PlacesInWords } from '@parvis/contracts/careers/places-in-words.ts';
import { offerMessages } from '@parvis/contracts/messages/offers.ts';
import { formatDay } from '@parvis/contracts/site/format-instant.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { composeMatcher } from '@parvis/projections/offer-index/compose-match.ts';
import { findKnownOffers } from '@parvis/projections/offers/find-known-offers.ts';
import { readSearchWords } from '@parvis/projections/pages/read-search-words.ts';
import { mailWords } from '../../outbox/mail-layout/mail-words.ts';
import { criteriaConditions, type GivenWords } from '../criteria-conditions.ts';
import type { DigestEntry, DigestMailDeps } from './digest-parts.ts';
import { facetName, matchReason } from './match-reason.ts';

/** Selects the offers that are open now and match the current criteria, each with its reasons. */
export async function offerEntries(
  { pool, clock, publicUrl }: Pick<DigestMailDeps, 'pool' | 'clock' | 'publicUrl'>,
  { wish, locale }: KnownAlert,
  itemIds: readonly string[],
  given: GivenWords,
): Promise<readonly DigestEntry[]> {
  if (wish.of !== 'offers') return [];
  const { words } = await readSearchWords(pool);
  const match = composeMatcher(criteriaConditions(wish, given, locale, words));
  const ids = itemIds.map((id) => offerIdSchema.parse(id));
  const known = await findKnownOffers(pool, ids);
  return ids.flatMap((id) => {
    const state = known.get(id);
    if (state === undefined || state.deleted) return [];
    const { shown } = state.content;
    const isOver = shown.closesAt !== undefined && new Date(shown.closesAt) <= clock.now();
    const found = isOver ? undefined : match(shown);
    if (found === undefined) return [];
    const because = matchReason(found, given, locale);
    return [
      {
        itemId: id,
        entry: {
          ...composeEntry(id, shown, locale, { publicUrl, now: clock.now() }),
          ...(because && { because }),
        },
      },
    ];
  });
}

function composeEntry(
  id: OfferId,
  offer: Offer,
  locale: Locale,
  { publicUrl, now }: { readonly publicUrl: string; readonly now: Date },
) {
  const facets = facetsOfOffer(offer);
  const nameIn = (group: OfferGroup) => {
    const facet = facets.find((one) => one.group === group);
    return facet && facetName(facet, locale);
  };
  const { name, within } = placesInMail(offer, locale);
  const named = [nameIn('contract'), name, within, nameIn('entity')];
  const details = named.filter((one) => one !== undefined).join(' · ');
  return {
    title: titleOf(offer, locale),
    url: publicUrl + offerPath(id, offer, locale),
    details: [
      ...(details === '' ? [] : [details]),
      ...(offer.salary ? [formatSalary(offer.salary, locale)] : []),
      ...composeDeadline(offer, locale, now),
    ],
  };
}

/** How near a deadline is when it is worth mentioning, in days. */
const nearDays = 14;
const dayMs = 86_400_000;

/** Returns until when one can apply, if that is soon. */
function composeDeadline({ closesAt }: Offer, locale: Locale, now: Date): readonly string[] {
  if (closesAt === undefined) return [];
  const at = new Date(closesAt);
  if (at.getTime() - now.getTime() > nearDays * dayMs) return [];
  return [
    mailWords(locale).formatMessage(
      { id: 'mail.job-digest.closes' },
      { day: formatDay(at, locale) },
    ),
  ];
}

/** Returns the places of an offer in a few words: “Lyon, Paris et 3 autres”, and their countries. */
export function placesInMail(offer: Offer, locale: Locale): PlacesInWords {
  const names = placesOf(offer).map((place) =>
    Object.fromEntries(
      facetsOfPlace(place).map((facet) => [facet.group, facetName(facet, locale)] as const),
    ),
  );
  return describePlaces(names, (places, count) =>
    offerMessages.format('offers.places-more', locale, { places, count }),
  );
}
