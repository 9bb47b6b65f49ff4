import { create, insertMultiple, search } from '@orama/orama';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { facetsOfOffer } from '@parvis/contracts/careers/offer-facets.ts';
import { type OfferGroup, offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import type { OfferQuery } from '@parvis/contracts/careers/offer-index.ts';
import { toPlainText } from '@parvis/contracts/rich-text/plain-text.ts';

const batchSize = 2_000;
const properties = ['titleFr', 'titleEn', 'textFr', 'textEn'] as const;

const schema = {
  titleFr: 'string',
  titleEn: 'string',
  textFr: 'string',
  textEn: 'string',
  contract: 'enum',
  domain: 'enum',
  entity: 'enum',
  continent: 'enum',
  country: 'enum',
  region: 'enum',
  city: 'enum',
  experience: 'enum',
  working_time: 'enum',
  remote: 'enum',
  published: 'number',
  place: 'geopoint',
} as const;

/** An engine that returns all counts with a query. @returns how many offers were found */
export type Peer = (query: OfferQuery) => Promise<number>;

/** Opens Orama with the same offers, in this process. */
export async function openOrama(offers: Iterable<readonly [OfferId, Offer]>): Promise<Peer> {
  const orama = create({ schema, language: 'french' });
  let batch: ReturnType<typeof documentOf>[] = [];
  const insert = async () => {
    await insertMultiple(orama, batch, batchSize);
    batch = [];
  };
  for (const [id, offer] of offers) {
    batch.push(documentOf(id, offer));
    if (batch.length === batchSize) await insert();
  }
  await insert();
  const one = async (query: OfferQuery, groups: readonly OfferGroup[], ignored?: OfferGroup) => {
    const { keywords, near } = query;
    const chosen = offerGroups.flatMap((group) => {
      const ids = query.facets[group] ?? [];
      return ids.length === 0 || group === ignored ? [] : [[group, { in: [...ids] }]];
    });
    const place = near && {
      place: {
        radius: {
          coordinates: { lat: near.latitude, lon: near.longitude },
          value: near.radiusKm,
          unit: 'km' as const,
          inside: true,
        },
      },
    };
    const found = await search(orama, {
      ...(keywords !== '' && { term: keywords, properties: [...properties], threshold: 0 }),
      limit: ignored === undefined ? query.limit : 1,
      facets: Object.fromEntries(groups.map((group) => [group, { limit: 100_000 }])),
      where: { ...Object.fromEntries(chosen), ...place },
      ...(keywords === '' && { sortBy: { property: 'published', order: 'DESC' } as const }),
    });
    return found.count;
  };
  return async (query) => {
    const selected = offerGroups.filter((group) => (query.facets[group] ?? []).length > 0);
    const others = offerGroups.filter((group) => !selected.includes(group));
    const total = await one(query, others);
    for (const group of selected) await one(query, [group], group);
    return total;
  };
}

function documentOf(id: OfferId, offer: Offer) {
  const facets = Object.fromEntries(facetsOfOffer(offer).map((facet) => [facet.group, facet.id]));
  const { fr, en } = offer.description;
  return {
    id,
    titleFr: offer.title.fr ?? '',
    titleEn: offer.title.en ?? '',
    textFr: fr === undefined ? '' : toPlainText(fr),
    textEn: en === undefined ? '' : toPlainText(en),
    ...facets,
    published: Date.parse(offer.publishedAt),
    place: { lat: offer.place?.latitude ?? 0, lon: offer.place?.longitude ?? 0 },
  };
}
