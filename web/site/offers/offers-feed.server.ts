import type { OffersFeed } from '@parvis/contracts/site/screens.ts';
import { rssXml } from '../../server/rss.ts';
import { wordsIn } from '../../server/words.ts';
import { placeInWords } from './offer-words.server.ts';
import { documentTitle, leadOf } from './offers-title.server.tsx';

/** The offers of a list as RSS. @param origin of the public site */
export function offersFeedXml({ list, address }: OffersFeed, origin: string): string {
  const items = list.entries.map(({ title, path, publishedAt, facts }) => {
    const { name, within } = placeInWords(facts);
    const said = [facts.contract, name, within, facts.entity, facts.experience];
    return {
      title,
      path,
      publishedAt: new Date(publishedAt),
      category: facts.domain,
      description: said.filter((fact) => fact !== undefined).join(' · ') || undefined,
    };
  });
  return rssXml(
    {
      title: documentTitle(list),
      description: leadOf(list, wordsIn[list.locale]) ?? documentTitle(list),
      language: list.locale,
      page: list.address,
      address,
      items,
    },
    origin,
  );
}
