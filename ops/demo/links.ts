import { contentPath } from '@parvis/contracts/content/content-path.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import { toSlug } from '@parvis/contracts/site/slug.ts';
import type { DemoItem } from './demo-content.ts';
import { demoMediaId } from './ids.ts';
import { documentKey, documents } from './media/documents.ts';
import type { DemoTarget } from './menus/demo-menu.ts';
import { demoItems } from './site.ts';
import { vocabulary } from './vocabulary.ts';

const reference = /href="(demo|route|file):([^"]+)"/g;
const itemsByKey: ReadonlyMap<string, DemoItem> = new Map(
  demoItems.map((item) => [item.key, item]),
);

/**
 * Returns a text with its references replaced by the addresses of their targets in a language.
 * @throws Error when a target does not exist
 */
export function withAddresses(html: string, locale: Locale): string {
  return html.replace(
    reference,
    (_whole, scheme: string, name: string) => `href="${addressOf(scheme, name, locale)}"`,
  );
}

function addressOf(scheme: string, name: string, locale: Locale): string {
  if (scheme === 'demo') return demoPath(name, locale);
  return scheme === 'route' ? pathOf(name, locale) : filePath(name, locale);
}

/**
 * Returns the address of a content item of the demonstration.
 * @throws Error when there is no such key
 */
export function demoPath(key: string, locale: Locale): string {
  const { kind } = itemOf(key).headerIn(locale);
  return contentPath(kind, locale, slugsTo(key, locale));
}

/** Returns the address of the target of a menu entry or a redirect. */
export function targetPath(target: DemoTarget, locale: Locale): string {
  if ('content' in target) return demoPath(target.content, locale);
  if ('offers' in target) return pathOf('rh_offers', locale, { f1: target.offers[locale] });
  const { route, category } = target;
  if (category === undefined) return pathOf(route, locale);
  return pathOf(route, locale, { category: toSlug(vocabulary.categories[category][locale]) });
}

function slugsTo(key: string, locale: Locale): readonly string[] {
  const item = itemOf(key);
  const above = item.parent === undefined ? [] : slugsTo(item.parent, locale);
  return [...above, item.headerIn(locale).slug];
}

/** Returns the number of a content item's ancestors. */
export function depthOf({ parent }: DemoItem): number {
  return parent === undefined ? 0 : 1 + depthOf(itemOf(parent));
}

function itemOf(key: string): DemoItem {
  const item = itemsByKey.get(key);
  if (item === undefined) throw new Error(`the demonstration has no content item “${key}”`);
  return item;
}

function filePath(key: string, locale: Locale): string {
  const document = documents.find((one) => one.key === key);
  if (document === undefined) throw new Error(`the demonstration has no file “${key}”`);
  const id = demoMediaId(documentKey(document, locale));
  return pathOf('media_item', locale, { type: 'file', id, slug: toSlug(document[locale].title) });
}
