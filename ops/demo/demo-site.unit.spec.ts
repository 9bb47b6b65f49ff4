import { facetFields } from '@parvis/contracts/content/details.ts';
import { contentHeaderSchema, titleOf } from '@parvis/contracts/content/header.ts';
import { moduleTypeSchema } from '@parvis/contracts/content/modules/module-types.ts';
import { textOfModule } from '@parvis/contracts/content/modules/words.ts';
import type { MediaTitle } from '@parvis/contracts/media/media-title.ts';
import {
  englishTypography,
  frenchTypography,
} from '@parvis/contracts/messages/testing/typography.ts';
import type { BlockNode, InlineNode } from '@parvis/contracts/rich-text/document.ts';
import { toPlainText } from '@parvis/contracts/rich-text/plain-text.ts';
import { type Locale, locales, textIn } from '@parvis/contracts/site/locale.ts';
import { reservedSlugs } from '@parvis/contracts/site/reserved-slugs.ts';
import { matchPath } from '@parvis/contracts/site/routes/match-path.ts';
import { htmlToRichText } from '@parvis/services/rich-text/html-to-rich-text.ts';
import { describe, expect, test } from 'vitest';
import type { DemoItem, DemoModule } from './demo-content.ts';
import { films } from './film/films.ts';
import { tides2026Posts } from './focuses/tides-2026-posts.ts';
import { demoPath, targetPath, withAddresses } from './links.ts';
import { artworks } from './media/artworks.ts';
import { documents } from './media/documents.ts';
import { videos } from './media/videos.ts';
import type { DemoEntry } from './menus/demo-menu.ts';
import { menus } from './menus/menus.ts';
import { redirects } from './menus/redirects.ts';
import { demoItems } from './site.ts';
import { type VocabularyGroup, vocabulary } from './vocabulary.ts';

/** Returns the texts of all former and present versions of a module. */
function documentsOf(module: DemoModule, locale: Locale) {
  if (module.type !== 'text') return [];
  return [module.html, ...(module.former ?? []).map(({ html }) => html)].map((html) =>
    htmlToRichText(withAddresses(html, locale)),
  );
}

/** Returns every line of an item that readers see. */
function linesOf(item: DemoItem, locale: Locale): readonly string[] {
  const header = item.headerIn(locale);
  const { summary = '' } = header;
  const own = [titleOf(header), summary, ...(header.kind === 'personality' ? [header.role] : [])];
  const modules = item.modulesIn(locale).flatMap((module) => {
    switch (module.type) {
      case 'text':
        return documentsOf(module, locale).flatMap(({ doc }) => toPlainText(doc).split(/[\n\t]/));
      case 'statement':
        return [module.statement.text, module.statement.role];
      case 'image':
        return [module.caption];
      case 'block':
        return textOfModule(module.content).split(/[\n\t]/);
    }
  });
  return [...own, ...modules].filter((line) => line !== '');
}

function linksOf(nodes: readonly BlockNode[]): readonly string[] {
  const found: string[] = [];
  const visit = (node: BlockNode | InlineNode | { content?: unknown }) => {
    if ('marks' in node)
      for (const mark of node.marks ?? []) if (mark.type === 'link') found.push(mark.attrs.href);
    if ('content' in node && Array.isArray(node.content)) node.content.forEach(visit);
  };
  nodes.forEach(visit);
  return found;
}

const rulesOf = { fr: frenchTypography, en: englishTypography };

/** Returns the typographic rules that a line breaks. */
function brokenIn(locale: Locale, line: string): readonly string[] {
  const rules = [...rulesOf[locale], { breaks: /[\u00a0\u202f]\s/, rule: 'one space at a time' }];
  const broken = rules.filter(({ breaks }) => breaks.test(line));
  return broken.map(({ rule }) => `${rule}: ${line}`);
}

describe.each(locales)('in %s', (locale) => {
  const paths = new Set(demoItems.map(({ key }) => demoPath(key, locale)));

  test('every content item has a unique address', () => {
    expect(paths.size).toBe(demoItems.length);
  });

  test('no page uses a reserved slug', () => {
    const first = demoItems
      .filter((item) => item.headerIn(locale).kind === 'page')
      .map(
        ({ key }) =>
          demoPath(key, locale)
            .replace(/^\/en(?=\/)/, '')
            .split('/')[1] ?? '',
      );
    expect(first.filter((word) => reservedSlugs.has(word))).toEqual([]);
  });

  test.each(demoItems)('$key is complete, with the typography of its language', (item) => {
    expect(contentHeaderSchema.safeParse(item.headerIn(locale)).success).toBe(true);
    const lines = linesOf(item, locale);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.flatMap((line) => brokenIn(locale, line))).toEqual([]);
  });

  test.each(demoItems)('no text of $key is lost, and none of its links is broken', (item) => {
    const texts = item.modulesIn(locale).flatMap((module) => documentsOf(module, locale));
    expect(texts.flatMap(({ dropped }) => dropped)).toEqual([]);
    const internal = texts
      .flatMap(({ doc }) => linksOf(doc.content))
      .filter((href) => !href.startsWith('mailto:'));
    const dead = internal.filter((href) => !paths.has(href) && matchPath(href) === undefined);
    expect(dead).toEqual([]);
  });
});

test('both languages have the same modules in the same order', () => {
  const shapeOf = (item: DemoItem, locale: Locale) => [
    linesOf(item, locale).length,
    ...item.modulesIn(locale).map((module) => [module.type, daysOf(module)]),
  ];
  for (const item of demoItems)
    expect([item.key, shapeOf(item, 'fr')]).toEqual([item.key, shapeOf(item, 'en')]);
});

/** Returns the days on which a module was rewritten. */
function daysOf(module: DemoModule): readonly string[] {
  return module.type === 'text' ? (module.former ?? []).map(({ until }) => until) : [];
}

test('days are in order, and a text is rewritten after it was written', () => {
  const dayOf = new Map(demoItems.map(({ key, on }) => [key, on]));
  const early = demoItems.filter(({ parent, on }) => (dayOf.get(parent ?? '') ?? on) > on);
  expect(early).toEqual([]);
  const unordered = demoItems.filter((item) =>
    item.modulesIn('fr').some((module) => {
      const days = [item.on, ...daysOf(module)];
      return days.some((day, index) => day <= (days[index - 1] ?? ''));
    }),
  );
  expect(unordered).toEqual([]);
});

test('every filter value is known, and every news item has at least one', () => {
  const known = (group: VocabularyGroup, id: string) => Object.hasOwn(vocabulary[group], id);
  for (const item of demoItems) {
    const header = item.headerIn('fr');
    if (header.kind !== 'news' && header.kind !== 'page') continue;
    const { category, entities, countries } = header;
    const unknown = facetFields.flatMap((group) => header[group].filter((id) => !known(group, id)));
    const isFiled = category !== undefined && entities.length + countries.length > 0;
    expect([item.key, unknown]).toEqual([item.key, []]);
    expect(category === undefined || known('categories', category)).toBe(true);
    expect(header.kind === 'page' || isFiled).toBe(true);
  }
});

/** Returns every entry of the menus, whatever its level. */
function entriesOf(entries: readonly DemoEntry[]): readonly DemoEntry[] {
  return entries.flatMap((entry) => [entry, ...entriesOf(entry.below ?? [])]);
}

test('menus and redirects link to content that exists on their day, in both languages', () => {
  const dayOf = new Map(demoItems.map(({ key, on }) => [key, on]));
  const targets = [
    ...menus.flatMap(({ on, entries }) => entriesOf(entries).map(({ to }) => ({ on, to }))),
    ...redirects.flatMap(({ on, to }) => (to === undefined ? [] : [{ on, to }])),
  ];
  const early = targets.filter(
    ({ on, to }) => 'content' in to && (dayOf.get(to.content) ?? '9999') > on,
  );
  expect(early).toEqual([]);
  for (const locale of locales)
    expect(targets.filter(({ to }) => !targetPath(to, locale).startsWith('/'))).toEqual([]);
  const labels = menus.flatMap(({ entries }) => entriesOf(entries));
  expect(labels.filter(({ fr }) => brokenIn('fr', fr).length > 0)).toEqual([]);
  expect(labels.filter(({ en }) => brokenIn('en', en).length > 0)).toEqual([]);
  expect(menus[0]?.entries.some(({ below = [] }) => below.some((one) => one.below?.length))).toBe(
    true,
  );
});

test('the live posts are in order, complete, with the typography of their language', () => {
  const times = tides2026Posts.map(({ at }) => at);
  expect(times).toEqual(times.toSorted());
  expect(times).toHaveLength(12);
  for (const post of tides2026Posts)
    for (const locale of locales) {
      const { doc, dropped } = htmlToRichText(post[locale]);
      expect(dropped).toEqual([]);
      expect(brokenIn(locale, toPlainText(doc))).toEqual([]);
    }
});

test.each(locales)('images and videos have titles with the typography of %s', (locale) => {
  const titles = [...artworks, ...videos, ...films].map(({ title }): MediaTitle => title);
  const shown = titles.map((title) => textIn(title, locale));
  expect(shown.flatMap((line) => brokenIn(locale, line))).toEqual([]);
  const lent = titles.filter((title) => title[locale] === '').map(({ fr }) => fr);
  // An item with the same title in both languages is named after a person or a place.
  expect(lent.filter((name) => !/^\p{Lu}[\p{L}-]+(?: \p{Lu}\p{L}+)*$/u.test(name))).toEqual([]);
});

test.each(locales)('every type of module has an example in %s', (locale) => {
  const shown = demoItems
    .flatMap((item) => item.modulesIn(locale))
    .map((module) => (module.type === 'block' ? module.content.type : module.type));
  expect(new Set(shown)).toEqual(new Set(moduleTypeSchema.options));
});

test('the demonstration has the agreed number of items of each type', () => {
  const headers = demoItems.map((item) => item.headerIn('fr'));
  const news = headers.filter((header) => header.kind === 'news');
  const people = headers.filter((header) => header.kind === 'personality');
  const focuses = headers.filter((header) => header.kind === 'focus');
  const counted = {
    articles: news.filter(({ nature }) => nature === 'article').length,
    releases: news.filter(({ nature }) => nature === 'press-release').length,
    contacts: news.filter(({ pressContact }) => pressContact !== undefined).length,
    events: news.filter(({ nature }) => nature === 'event').length,
    people: people.length,
    spokespeople: people.filter(({ isSpokesperson }) => isSpokesperson).length,
    focuses: focuses.length,
    live: focuses.filter(({ live }) => live).length,
  };
  expect(counted).toEqual({
    articles: 60,
    releases: 25,
    contacts: 25,
    events: 12,
    people: 14,
    spokespeople: 6,
    focuses: 3,
    live: 1,
  });
  const media = artworks.length + documents.length * 2 + videos.length;
  expect(media).toBeGreaterThanOrEqual(40);
});
