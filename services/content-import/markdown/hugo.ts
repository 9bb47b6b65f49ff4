import { posix } from 'node:path';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { SourceEntry, SourceMenu } from '../sites/source-site.ts';
import { cleanHugo } from './clean-hugo.ts';
import { addressOf, type Dialect, lastOf, localeOf, newsSections } from './dialect.ts';
import { type FrontDocument, recordOf, textOf } from './front.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Language {
  readonly code: string;
  /** The folder of its documents. */
  readonly folder: string;
  readonly prefix: string;
  readonly permalinks: Fields;
}

/** The sites of Hugo, by their configuration. */
export function hugo(
  settings: Fields,
  files: ReadonlySet<string>,
  spoken: Locale | undefined,
): Dialect {
  const config = lowered(settings);
  const languages = languagesOf(config, files, spoken);
  return {
    product: 'Hugo',
    roots: ['static', 'assets'],
    hosts: hostsOf(config),
    menus: languages.flatMap((language) => menusOf(config, language)),
    place: (file, document) => placeOf(file, document, languages),
    partsOfOthers: unrendered,
    clean: cleanHugo,
  };
}

/** Hugo reads the names of settings in any case. */
function lowered(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

function languagesOf(
  config: Fields,
  files: ReadonlySet<string>,
  spoken: Locale | undefined,
): readonly Language[] {
  const usual =
    spoken ??
    textOf(config, 'defaultcontentlanguage') ??
    textOf(config, 'languagecode')?.slice(0, 2) ??
    // oxlint-disable-next-line parvis/languages-are-listed -- What Hugo takes without one.
    'en';
  const inFolder = config['defaultcontentlanguageinsubdir'] === true;
  const content = textOf(config, 'contentdir') ?? 'content';
  const codes = Object.keys(recordOf(config['languages']));
  return (codes.length > 0 ? codes : [usual]).map((code): Language => {
    const own = lowered(recordOf(recordOf(config['languages'])[code]));
    const hasFolder = [...files].some((file) => file.startsWith(`${content}/${code}/`));
    return {
      code,
      folder: (textOf(own, 'contentdir') ?? (hasFolder ? `${content}/${code}` : content)).replace(
        /\/$/,
        '',
      ),
      // A language with a host of its own has no prefix.
      prefix: (code === usual && !inFolder) || own['baseurl'] !== undefined ? '' : `/${code}`,
      permalinks: recordOf(own['permalinks'] ?? config['permalinks']),
    };
  });
}

function hostsOf(config: Fields): readonly string[] {
  const all = [
    config,
    ...Object.values(recordOf(config['languages'])).map((one) => lowered(recordOf(one))),
  ];
  return all.flatMap((one) => {
    const base = textOf(one, 'baseurl') ?? '';
    return URL.canParse(base) ? [new URL(base).host] : [];
  });
}

function placeOf(
  file: string,
  document: FrontDocument | undefined,
  languages: readonly Language[],
): ReturnType<Dialect['place']> {
  const found = languageAt(file, languages);
  if (found === undefined) return undefined;
  if (document === undefined) return { why: 'it has no front matter' };
  const { front } = document;
  if (front['headless'] === true) return { why: 'it is a part of other pages (headless)' };
  const { stem, language, code } = found;
  const path = stem.slice(language.folder.length + 1).replace(/(?:^|\/)_?index$/, '');
  const url = textOf(front, 'url');
  return {
    locale: localeOf(code),
    kind: isNews(stem, path, front) ? 'news' : 'page',
    path,
    slug: textOf(front, 'slug') ?? lastOf(url ?? path),
    oldPath: url === undefined ? oldPathOf(path, front, language) : addressed(url, language),
    translations: textOf(front, 'translationKey') ?? path,
  };
}

/** Files that have no page, as they say themselves or as a section above them says of all below it. */
function unrendered(documents: ReadonlyMap<string, FrontDocument>): ReadonlySet<string> {
  const folders = [...documents]
    .filter(
      ([file, { front }]) => posix.basename(file).startsWith('_index.') && hides(front['cascade']),
    )
    .map(([file]) => `${posix.dirname(file)}/`);
  return new Set(
    [...documents]
      .filter(
        ([file, { front }]) => hides(front) || folders.some((folder) => file.startsWith(folder)),
      )
      .map(([file]) => file),
  );
}

function hides(fields: unknown): boolean {
  const { build, _build } = recordOf(fields);
  return ['never', 'link', false].some((one) => recordOf(build ?? _build)['render'] === one);
}

/** The language of a document is that of its folder, or at the end of its name. */
function languageAt(file: string, languages: readonly Language[]) {
  const [, stem = '', suffix] =
    /^(.*?)(?:\.([a-z]{2}(?:-[a-z]{2})?))?\.(?:md|markdown|html)$/i.exec(file) ?? [];
  const inside = languages.filter(({ folder }) => stem.startsWith(`${folder}/`));
  const deepest = Math.max(...inside.map(({ folder }) => folder.length));
  const here = inside.filter(({ folder }) => folder.length === deepest);
  const named = languages.find(({ code }) => code.toLowerCase() === suffix?.toLowerCase());
  const language = here.find((one) => one === named) ?? here[0];
  if (language === undefined) return undefined;
  return { stem, language, code: named === undefined ? (suffix ?? language.code) : language.code };
}

/** What has a date and is in a section, or of a type, that is published by date. */
function isNews(stem: string, path: string, front: Fields): boolean {
  const [section = ''] = path.split('/');
  const isDated = textOf(front, 'date', 'publishDate') !== undefined;
  const isSection = /(?:^|\/)_index$/.test(stem);
  return (
    isDated &&
    !isSection &&
    [section, textOf(front, 'type', 'layout') ?? ''].some((one) => newsSections.test(one))
  );
}

/** An address in front matter that begins with a slash is one of the whole site. */
function addressed(url: string, { prefix }: Language): string {
  return url.startsWith('/') && !url.startsWith(`${prefix}/`)
    ? addressOf(prefix, url)
    : addressOf(url.startsWith('/') ? url : `${prefix}/${url}`);
}

function oldPathOf(path: string, front: Fields, { prefix, permalinks }: Language): string {
  const [section = ''] = path.split('/');
  const pattern = textOf(permalinks, section) ?? textOf(recordOf(permalinks['page']), section);
  const slug = textOf(front, 'slug');
  if (pattern === undefined || path === section)
    return addressOf(
      prefix,
      slug === undefined ? path : posix.join(posix.dirname(path), slug),
    ).toLowerCase();
  const [year = '', month = '', day = ''] = (textOf(front, 'date') ?? '').slice(0, 10).split('-');
  const name = lastOf(path);
  const values: Readonly<Record<string, string>> = {
    year,
    month,
    day,
    section,
    filename: name,
    contentbasename: name,
    slug: slug ?? textOf(front, 'title') ?? name,
    slugorfilename: slug ?? name,
    slugorcontentbasename: slug ?? name,
    title: textOf(front, 'title') ?? name,
    sections: posix.dirname(path),
  };
  return addressOf(
    prefix,
    pattern.replaceAll(/:([a-z]+)/g, (whole, token: string) =>
      (values[token] ?? whole).replaceAll(' ', '-'),
    ),
  ).toLowerCase();
}

function menusOf(config: Fields, language: Language): readonly SourceMenu[] {
  const locale = localeOf(language.code);
  if (typeof locale !== 'string') return [];
  const own = lowered(recordOf(recordOf(config['languages'])[language.code]));
  const menus = recordOf(own['menus'] ?? own['menu'] ?? config['menus'] ?? config['menu']);
  return Object.entries(menus).flatMap(([name, entries]): readonly SourceMenu[] =>
    Array.isArray(entries)
      ? [{ name, locale, entries: entriesUnder(undefined, entries.map(recordOf), language) }]
      : [],
  );
}

function entriesUnder(
  parent: string | undefined,
  entries: readonly Fields[],
  language: Language,
): readonly SourceEntry[] {
  return entries
    .filter((entry) => textOf(entry, 'parent') === parent)
    .toSorted((one, other) => Number(one['weight'] ?? 0) - Number(other['weight'] ?? 0))
    .map((entry): SourceEntry => {
      const label = textOf(entry, 'name', 'title', 'identifier') ?? '';
      const url = textOf(entry, 'url', 'pageRef') ?? '';
      const id = textOf(entry, 'identifier', 'name');
      const children = id === undefined || id === parent ? [] : entriesUnder(id, entries, language);
      return {
        label,
        to: { href: /^[a-z]+:/.test(url) ? url : addressed(url, language) },
        children,
      };
    });
}
