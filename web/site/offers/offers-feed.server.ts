import { listPlaceNames } from '@parvis/contracts/careers/places-in-words.ts';
import type { OffersFeed } from '@parvis/contracts/site/screens.ts';
import { intlForSite, titleOnSite } from '../../server/intl.ts';
import { rssXml } from '../../server/rss.ts';
import { placesOnSite } from './offer-words.server.ts';
import { composeLead, documentTitle } from './offers-title.server.tsx';

/** Returns the offers of a list as RSS. @param origin the origin of the public site */
export function offersFeedXml({ list, address, ...of }: OffersFeed, origin: string): string {
  const words = intlForSite(list.locale, of);
  const texts = of.site?.feeds.offers;
  const items = list.entries.map(({ id, title, path, publishedAt, facts, places }) => {
    const { within } = placesOnSite(places, words);
    const names = [...new Set(listPlaceNames(places))].join(', ') || undefined;
    const said = [facts.contract, names, within, facts.entity, facts.experience];
    return {
      id,
      title,
      path,
      publishedAt: new Date(publishedAt),
      category: facts.domain,
      description: said.filter((fact) => fact !== undefined).join(' · ') || undefined,
    };
  });
  return rssXml(
    {
      title: texts?.title ? titleOnSite(words, texts.title) : documentTitle(list, of),
      description: texts?.description || composeLead(list, words) || documentTitle(list, of),
      language: list.locale,
      page: list.address,
      address,
      items,
    },
    origin,
  );
}
