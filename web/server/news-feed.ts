import type { NewsFeed } from '@parvis/contracts/site/screens.ts';
import { intlOf, titleOnSite } from './intl.ts';
import { rssXml } from './rss.ts';

/** Returns the newest news as RSS. @param origin the origin of the public site */
export function newsFeedXml({ list, address, ...of }: NewsFeed, origin: string): string {
  const words = intlOf(list.locale, of);
  const texts = of.site?.feeds.news;
  const items = list.entries.flatMap((entry) => {
    if (entry.kind !== 'item') return [];
    const { title, path, category, summary: description, details } = entry;
    const publishedAt =
      details.kind === 'news' ? new Date(`${details.publishedOn}T00:00:00Z`) : undefined;
    return [{ title, path, publishedAt, category, description }];
  });
  const title = texts?.title || words.formatMessage({ id: 'list.news.title' });
  return rssXml(
    {
      title: titleOnSite(words, title),
      description: texts?.description || words.formatMessage({ id: 'list.news.lead' }),
      language: list.locale,
      page: list.address,
      address,
      items,
    },
    origin,
  );
}
