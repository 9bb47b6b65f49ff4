import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import type { NewsFeed } from '@parvis/contracts/site/screens.ts';
import { intlForSite, titleOnSite } from './intl.ts';
import { rssXml } from './rss.ts';

/** Returns the newest news as RSS. @param origin the origin of the public site */
export function newsFeedXml(
  { list, address, firstPublished, ...of }: NewsFeed,
  origin: string,
): string {
  const words = intlForSite(list.locale, of);
  const texts = of.site?.feeds.news;
  const items = list.entries
    .flatMap((entry) => {
      if (entry.kind !== 'item' || entry.details.kind !== 'news') return [];
      const { id, title, path, category, summary: description, details } = entry;
      const publishedAt = publicationDate(details.publishedOn, firstPublished[id]);
      return [{ id, title, path, publishedAt, category, description }];
    })
    .toSorted((one, other) => Number(other.publishedAt) - Number(one.publishedAt));
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

/**
 * Returns the instant of publication, if it was on the day that editors gave; otherwise that day,
 * as for news that were published elsewhere before.
 */
function publicationDate(day: string, first: string | undefined): Date {
  const instant = first === undefined ? undefined : new Date(first);
  const isThatDay = instant !== undefined && toParisTime(instant).date === day;
  return isThatDay ? instant : new Date(`${day}T00:00:00Z`);
}
