import { facetFields } from '@parvis/contracts/content/details.ts';
import { contentHeaderSchema, titleOf } from '@parvis/contracts/content/header.ts';
import { moduleTypeSchema } from '@parvis/contracts/content/modules/module-types.ts';
import { textOfModule } from '@parvis/contracts/content/modules/words.ts';
import {
  englishTypography,
  frenchTypography,
  type TypographyRule,
} from '@parvis/contracts/messages/testing/typography.ts';
import type { BlockNode, InlineNode } from '@parvis/contracts/rich-text/document.ts';
import { toPlainText } from '@parvis/contracts/rich-text/plain-text.ts';
import { defaultLocale, type Locale, locales, textIn } from '@parvis/contracts/site/locale.ts';
import { reservedSlugs } from '@parvis/contracts/site/reserved-slugs.ts';
import { matchPath } from '@parvis/contracts/site/routes/match-path.ts';
import { convertMarkdown } from '@parvis/services/content-import/parse-modules.ts';
import { describe, expect, test } from 'vitest';
import { readDemonstration } from './demonstration.ts';
import type { DemoItem, DemoModule, DemoVersion } from './items/demo-item.ts';
import type { DemoEntry } from './site/read-menus.ts';

const demonstration = await readDemonstration();
const { addresses, items, artworks, documents, videos, menus, redirects, livePosts } =
  demonstration;

/** Returns an item in a language. */
function versionIn(item: DemoItem, locale: Locale): DemoVersion {
  const version = item.versions.get(locale);
  if (version === undefined) throw new Error(`${item.key} is not there in ${locale}`);
  return version;
}

/** Returns the texts of all former and present versions of a module. */
function textsOf(module: DemoModule) {
  return module.flatMap(({ content }) => (content.type === 'text' ? [content.data.doc] : []));
}

/** Returns every line of an item that readers see. */
function linesOf(item: DemoItem, locale: Locale): readonly string[] {
  const { header, modules } = versionIn(item, locale);
  const { summary = '' } = header;
  const own = [titleOf(header), summary, ...(header.kind === 'personality' ? [header.role] : [])];
  const written = modules.flat().flatMap(({ content }) => textOfModule(content).split(/[\n\t]/));
  return [...own, ...written].filter((line) => line !== '');
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

const rulesOf: Partial<Record<Locale, readonly TypographyRule[]>> = {
  fr: frenchTypography,
  en: englishTypography,
};

/** The languages in which the demonstration is written. */
const written = locales.filter((locale) => items.some(({ versions }) => versions.has(locale)));

/** Returns the typographic rules that a line breaks. */
function brokenIn(locale: Locale, line: string): readonly string[] {
  const rules = [
    ...(rulesOf[locale] ?? []),
    { breaks: /[\u00a0\u202f]\s/, rule: 'one space at a time' },
  ];
  const broken = rules.filter(({ breaks }) => breaks.test(line));
  return broken.map(({ rule }) => `${rule}: ${line}`);
}

describe.each(written)('in %s', (locale) => {
  const there = items.filter(({ versions }) => versions.has(locale));
  const paths = new Set(there.map(({ key }) => addresses.path(key, locale)));

  test('every content item has a unique address', () => {
    expect(paths.size).toBe(there.length);
  });

  test('no page uses a reserved slug', () => {
    const first = there
      .filter((item) => versionIn(item, locale).header.kind === 'page')
      .map(
        ({ key }) =>
          addresses
            .path(key, locale)
            .replace(/^\/en(?=\/)/, '')
            .split('/')[1] ?? '',
      );
    expect(first.filter((word) => reservedSlugs.has(word))).toEqual([]);
  });

  test.each(there)('$key is complete, with the typography of its language', (item) => {
    expect(contentHeaderSchema.safeParse(versionIn(item, locale).header).success).toBe(true);
    const lines = linesOf(item, locale);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.flatMap((line) => brokenIn(locale, line))).toEqual([]);
  });

  test.each(there)('no link of $key is broken', (item) => {
    const internal = versionIn(item, locale)
      .modules.flatMap(textsOf)
      .flatMap((doc) => linksOf(doc.content))
      .filter((href) => !href.startsWith('mailto:'));
    const dead = internal.filter((href) => !paths.has(href) && matchPath(href) === undefined);
    expect(dead).toEqual([]);
  });
});

test('every language has the same modules in the same order, rewritten on the same days', () => {
  const shapeIn = (item: DemoItem, locale: Locale) => [
    linesOf(item, locale).length,
    ...versionIn(item, locale).modules.map((versions) =>
      versions.map(({ on, content }) => [on, content.type]),
    ),
  ];
  for (const item of items) {
    const [first, ...others] = [...item.versions.keys()].map((locale) => shapeIn(item, locale));
    for (const other of others) expect([item.key, other]).toEqual([item.key, first]);
  }
});

test('days are in order, and a text is rewritten after it was written', () => {
  const dayOf = new Map(items.map(({ key, on }) => [key, on]));
  const early = items.filter(({ parent, on }) => (dayOf.get(parent ?? '') ?? on) > on);
  expect(early).toEqual([]);
  const unordered = items.filter((item) =>
    versionIn(item, defaultLocale).modules.some(([, ...later]) => {
      const days = [item.on, ...later.map(({ on }) => on)];
      return days.some((day, index) => day <= (days[index - 1] ?? ''));
    }),
  );
  expect(unordered).toEqual([]);
});

test('every filter value is known, and every news item has at least one', () => {
  const named = new Set(demonstration.facets.map(({ group, id }) => `${group}/${id}`));
  const known = (group: string, id: string) => named.has(`${group}/${id}`);
  for (const item of items) {
    const { header } = versionIn(item, defaultLocale);
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
  return entries.flatMap((entry) => [entry, ...entriesOf(entry.below)]);
}

test('menus and redirects lead to content that exists on their day, or to addresses of the site', () => {
  const dayOf = new Map(items.map(({ key, on }) => [key, on]));
  const targets = [
    ...menus.flatMap(({ date, entries }) => entriesOf(entries).map(({ to }) => ({ date, to }))),
    ...redirects.filter(({ to }) => to !== ''),
  ];
  const isDead = ({ date, to }: (typeof targets)[number]) =>
    to.startsWith('/') ? matchPath(to) === undefined : (dayOf.get(to) ?? '9999') > date;
  expect(targets.filter(isDead)).toEqual([]);
  const broken = menus.flatMap(({ locale, entries }) =>
    entriesOf(entries).flatMap(({ label }) => brokenIn(locale, label)),
  );
  expect(broken).toEqual([]);
  const main = menus.find(({ name }) => name === 'main');
  expect(main?.entries.some(({ below }) => below.some((one) => one.below.length > 0))).toBe(true);
});

test.each(written)('the live posts are in order, complete, with the typography of %s', (locale) => {
  const posts = livePosts.filter((post) => post.locale === locale);
  const times = posts.map(({ at }) => at);
  expect(times).toEqual(times.toSorted());
  expect(times).toHaveLength(12);
  for (const { text } of posts) {
    const { doc, dropped } = convertMarkdown(text);
    expect(dropped).toEqual([]);
    expect(brokenIn(locale, toPlainText(doc))).toEqual([]);
  }
});

test.each(written)('images and videos have titles with the typography of %s', (locale) => {
  const titles = [...artworks, ...videos, ...demonstration.films.films].map(({ title }) => title);
  const shown = titles.map((title) => textIn(title, locale));
  expect(shown.flatMap((line) => brokenIn(locale, line))).toEqual([]);
  const lent = titles.filter((title) => title[locale] === '').map(({ fr }) => fr);
  // An item with the same title in every language is named after a person or a place.
  expect(lent.filter((name) => !/^\p{Lu}[\p{L}-]+(?: \p{Lu}\p{L}+)*$/u.test(name))).toEqual([]);
});

test.each(written)('every other text of the site has the typography of %s', (locale) => {
  const images = [...artworks, ...videos, ...demonstration.films.films];
  const described = images.map(({ alternativeText }) => alternativeText[locale]);
  const printed = documents.flatMap(({ editions }) => stringsIn(editions.get(locale)));
  const settings = stringsIn(demonstration.settings, locale);
  // The brand sheet quotes the English name as English does.
  const lines = [...described, ...printed, ...settings].map((line) =>
    line.replace('“Estuaire Group”', 'Estuaire Group'),
  );
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.flatMap((line) => brokenIn(locale, line))).toEqual([]);
});

/** Returns every text of a structure; with a language, only those in it. */
function stringsIn(value: unknown, locale?: Locale): readonly string[] {
  if (typeof value === 'string') return locale === undefined ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === locale ? stringsIn(inner) : name === 'language' ? [] : stringsIn(inner, locale),
  );
}

test.each(written)('every type of module has an example in %s', (locale) => {
  const there = items.filter(({ versions }) => versions.has(locale));
  const shown = there.flatMap((item) =>
    versionIn(item, locale)
      .modules.flat()
      .map(({ content }) => content.type),
  );
  expect(new Set(shown)).toEqual(new Set(moduleTypeSchema.options));
});

test('the demonstration has the agreed number of items of each type', () => {
  const headers = items.map((item) => versionIn(item, defaultLocale).header);
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
  const editions = documents.flatMap((document) => [...document.editions.values()]);
  const media = artworks.length + editions.length + videos.length;
  expect(media).toBeGreaterThanOrEqual(40);
});
