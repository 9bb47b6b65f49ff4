import type { Locale } from '@parvis/contracts/site/locale.ts';
import { escapeXml } from './escape-xml.ts';

interface FeedItem {
  /** Its identity for feed readers, the same whatever its title and address become. */
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly publishedAt: Date;
  readonly category: string | undefined;
  readonly description: string | undefined;
}

interface Feed {
  readonly title: string;
  readonly description: string;
  readonly language: Locale;
  /**
   * The path and query of the page whose entries the feed contains; `address` has those of the
   * feed.
   */
  readonly page: string;
  readonly address: string;
  readonly items: readonly FeedItem[];
}

/**
 * Returns a feed as RSS 2.0, with its own address as in Atom.
 * @param origin the origin of the public site
 */
export function rssXml(feed: Feed, origin: string): string {
  const { title, description, language, page, address, items } = feed;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', origin + page),
    element('description', description),
    element('language', language),
    `<atom:link href="${escapeXml(origin + address)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => feedItem(item, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function feedItem(item: FeedItem, origin: string): string {
  const { id, title, path, publishedAt, category, description } = item;
  return [
    '<item>',
    element('title', title),
    element('link', origin + path),
    `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
    element('pubDate', publishedAt.toUTCString()),
    category === undefined ? '' : element('category', category),
    description === undefined ? '' : element('description', description),
    '</item>',
  ].join('');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
