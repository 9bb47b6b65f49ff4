import type { OfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import { collectionNames, contentKinds } from '@parvis/contracts/content/kinds.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { publishedEndpoints } from '@parvis/contracts/published/endpoints.ts';
import { listOpenOffers } from '@parvis/projections/offers/list-open-offers.ts';
import { listPublished, readPublished } from '@parvis/projections/page-fragments/list-published.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { z } from 'zod';
import { refused } from '../http/permitted-route.ts';
import { type Reply, type Route, route } from '../http/route.ts';

/** What is composed once for all readers. */
export interface SharedData {
  readonly body: unknown;
  readonly position: Position;
  readonly tags: readonly string[];
}

export interface PublishedParts {
  /** Whether programs may read what is public without an account. */
  readonly isOpen: boolean;
  readonly db: Queryable;
  readonly offers: () => OfferIndex;
  /** Returns data as JSON, composed anew only when something that it shows has changed. */
  readonly remember: (
    key: string,
    compose: () => Promise<SharedData | undefined>,
  ) => Promise<{ readonly text: string; readonly brotli: Buffer } | undefined>;
}

/**
 * Returns the routes by which programs read what is public, without an account. Where that is not
 * allowed, nothing is found there.
 */
export function publishedRoutes({
  isOpen,
  db,
  offers,
  remember,
}: PublishedParts): readonly Route[] {
  const reply = async (
    name: string,
    input: object,
    compose: () => Promise<SharedData | undefined>,
  ): Promise<Reply> => {
    const key = `published ${name} ${JSON.stringify(input)}`;
    const data = isOpen ? await remember(key, compose) : undefined;
    return data === undefined ? refused('unknown-path') : { kind: 'json-text', ...data };
  };
  return [
    route(publishedEndpoints.listPublished, ({ params, query }) =>
      reply('list', { ...params, ...query }, async () => {
        const { items, total, ...read } = await listPublished(db, {
          ...query,
          kind: kindOf(params),
        });
        const { page, pageSize, fields } = query;
        const shown = fields ? items.map((item) => pick(item, ['id', ...fields])) : items;
        return { ...read, body: { items: shown, total, page, pageSize } };
      }),
    ),
    route(publishedEndpoints.getPublished, ({ params }) =>
      reply('item', params, async () => {
        const { item, ...read } = await readPublished(db, kindOf(params), params.id);
        return item && { ...read, body: item };
      }),
    ),
    route(publishedEndpoints.listPublishedOffers, ({ query }) =>
      reply('offers', query, async () => {
        const { page, pageSize } = query;
        const wanted = { ...query, facets: facetsOf(query) };
        const { items, total, ...read } = await listOpenOffers(db, offers(), wanted);
        return { ...read, body: { items, total, page, pageSize } };
      }),
    ),
  ];
}

function kindOf({ collection }: { readonly collection: string }) {
  const kind = contentKinds.find((one) => collectionNames[one] === collection);
  if (kind === undefined) throw new Error(`there is no collection ${collection}`);
  return kind;
}

function pick(item: object, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(item).filter(([field]) => fields.includes(field)));
}

function facetsOf({
  contract,
  experience,
  country,
}: z.infer<typeof publishedEndpoints.listPublishedOffers.query>) {
  return {
    ...(contract && { contract: [contract] }),
    ...(experience && { experience: [experience] }),
    ...(country && { country: [country] }),
  };
}
