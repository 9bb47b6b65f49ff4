import type { ListedItem } from '@parvis/contracts/site/filters/filtered-list.ts';
import type { NewsFeed } from '@parvis/contracts/site/screens.ts';
import { escapeXml } from './escape-xml.ts';
import { wordsIn } from './words.ts';

/** The newest news as RSS 2.0, which names its own address as Atom does. */
export function newsFeedXml({ list, address }: NewsFeed, origin: string): string {
  const { formatMessage } = wordsIn[list.locale];
  const title = formatMessage(
    { id: 'site.title' },
    { title: formatMessage({ id: 'list.news.title' }) },
  );
  const items = list.entries.flatMap((entry) => (entry.kind === 'item' ? [entry] : []));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', origin + list.address),
    element('description', formatMessage({ id: 'list.news.lead' })),
    element('language', list.locale),
    `<atom:link href="${escapeXml(origin + address)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => feedItem(item, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function feedItem({ title, path, summary, category, details }: ListedItem, origin: string): string {
  const published =
    details.kind === 'news' ? new Date(`${details.publishedOn}T00:00:00Z`) : undefined;
  return [
    '<item>',
    element('title', title),
    element('link', origin + path),
    `<guid isPermaLink="true">${escapeXml(origin + path)}</guid>`,
    published ? element('pubDate', published.toUTCString()) : '',
    category === undefined ? '' : element('category', category),
    summary === undefined ? '' : element('description', summary),
    '</item>',
  ].join('');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
