import { offerEndpoints } from '@parvis/contracts/careers/endpoints.ts';
import { offerPath } from '@parvis/contracts/careers/offer-path.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** The screens in which a brand is previewed. */
export const brandScreens = ['home', 'page', 'news', 'offers', 'offer', 'contact'] as const;

type Paths = Readonly<Record<(typeof brandScreens)[number], string | undefined>>;

/** Finds their paths in a language; undefined for those of which nothing is online. */
export function findBrandScreens(locale: Locale) {
  return queryOptions({
    queryKey: ['site-settings', 'brand-screens', locale],
    queryFn: async ({ signal }): Promise<Paths> => ({
      home: pathOf('homepage', locale),
      page: await pageLike(locale, undefined, signal),
      news: pathOf('content_list_news', locale),
      offers: pathOf('rh_offers', locale),
      offer: await anOffer(locale, signal),
      contact: await pageLike(locale, 'contact', signal),
    }),
  });
}

async function pageLike(
  locale: Locale,
  q: string | undefined,
  signal: AbortSignal,
): Promise<string | undefined> {
  const query = { locale, status: 'published', q, pageSize: 1 } as const;
  const { items } = await callEndpoint(kindEndpoints.page.list, { query, signal });
  return items[0]?.url;
}

async function anOffer(locale: Locale, signal: AbortSignal): Promise<string | undefined> {
  const query = { status: 'open', pageSize: 1 } as const;
  const { items } = await callEndpoint(offerEndpoints.listOffers, { query, signal });
  const [offer] = items;
  return offer && offerPath(offer.id, offer.shown, locale);
}
