import { posix } from 'node:path';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Note } from '../sites/parts-of-html.ts';
import { addressOf, type Dialect, lastOf, localeOf, type Place } from './dialect.ts';
import { type FrontDocument, recordOf, textOf, textsOf } from './front.ts';

type Fields = Readonly<Record<string, unknown>>;

const patterns: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title.html',
  none: '/:categories/:title.html',
};

/** The sites of Jekyll, by their configuration. */
export function jekyll(
  config: Fields,
  files: ReadonlySet<string>,
  spoken: Locale | undefined,
): Dialect {
  const collections = recordOf(config['collections']);
  const url = textOf(config, 'url') ?? '';
  const source = sourceOf(config, files);
  return {
    product: 'Jekyll',
    roots: [source, posix.join(source, 'assets')],
    hosts: URL.canParse(url) ? [new URL(url).host] : [],
    menus: [],
    place: (file, document) => {
      const inside = posix.relative(source, file);
      if (inside.startsWith('..')) return undefined;
      return placeOf(inside, document, { config, collections, spoken });
    },
    clean: cleanJekyll,
  };
}

/** The folder of its documents; some builds copy them elsewhere first. */
function sourceOf(config: Fields, files: ReadonlySet<string>): string {
  const named = posix.normalize(textOf(config, 'source') ?? '.');
  if (named === '.' || [...files].some((file) => file.startsWith(`${named}/`))) return named;
  const [, folder = '.'] = [...files].flatMap((file) => /^(.+?)\/_posts\//.exec(file) ?? []);
  return folder;
}

interface Site {
  readonly config: Fields;
  readonly collections: Fields;
  readonly spoken: Locale | undefined;
}

function placeOf(
  file: string,
  document: FrontDocument | undefined,
  site: Site,
): ReturnType<Dialect['place']> {
  const [, stem = ''] = /^(.*)\.(?:md|markdown|mkd|html)$/i.exec(file) ?? [];
  const news = newsAt(stem);
  const [, folder] = /(?:^|\/)_([^/]+)\//.exec(file) ?? [];
  const isHidden =
    folder !== undefined && news === undefined && site.collections[folder] === undefined;
  if (stem === '' || isHidden) return undefined;
  if (document === undefined)
    return news === undefined ? undefined : { why: 'it has no front matter' };
  const { front } = document;
  const why = whyNot(stem, front);
  return why === undefined ? placeWith(stem, news, front, site) : { why };
}

function placeWith(
  stem: string,
  news: News | undefined,
  front: Fields,
  { config, spoken }: Site,
): Place {
  const own = news === undefined ? pageAt(stem, front) : newsPlace(stem, news, front, config);
  // oxlint-disable-next-line parvis/languages-are-listed -- What themes of Jekyll take without one.
  const spokenHere = spoken ?? textOf(config, 'lang', 'locale') ?? 'en';
  const shared = textOf(front, 'ref', 'translation_id', 'translation_key', 'lang-ref', 'page_id');
  return {
    ...own,
    locale: localeOf(codeOf(stem, front) ?? spokenHere),
    ...(shared !== undefined && { translations: shared }),
  };
}

/** Why a document does not come. */
function whyNot(stem: string, front: Fields): string | undefined {
  if (stem === '404') return 'the site has its own page for addresses that do not exist';
  const [elsewhere] = textsOf(front, 'redirect_to');
  return elsewhere && `it only leads to ${elsewhere}: add it to the redirects`;
}

/** Jekyll has no languages: sites mark theirs in front matter, or by a folder. */
function codeOf(stem: string, front: Fields): string | undefined {
  return textOf(front, 'lang', 'language', 'locale') ?? /^(fr|en)\//.exec(stem)?.[1];
}

type Unspoken = Omit<Place, 'locale'>;

/** The address of a document, if it is no pattern. */
function permalinkOf(front: Fields): string | undefined {
  const permalink = textOf(front, 'permalink');
  return permalink?.includes(':') ? undefined : permalink;
}

function pageAt(stem: string, front: Fields): Unspoken {
  const path = stem.replace(/(?:^|\/)(?:index|README)$/, '').replace(/^_/, '');
  const permalink = permalinkOf(front);
  return {
    kind: 'page',
    path,
    slug: textOf(front, 'slug') ?? lastOf(permalink ?? path),
    oldPath: permalink ?? addressOf(path),
    translations: path.replace(/^(?:fr|en)\//, ''),
  };
}

function newsPlace(stem: string, news: News, front: Fields, config: Fields): Unspoken {
  const permalink = permalinkOf(front);
  return {
    kind: 'news',
    path: `_posts/${stem}`,
    slug: textOf(front, 'slug') ?? lastOf(permalink ?? news.title),
    date: news.date,
    oldPath: permalink ?? postPath(news, front, config),
    translations: stem,
  };
}

/** What the name of a post says. */
interface News {
  readonly title: string;
  readonly date?: string;
}

function newsAt(stem: string): News | undefined {
  const [, draft] = /(?:^|\/)_drafts\/(?:.*\/)?([^/]+)$/.exec(stem) ?? [];
  if (draft !== undefined) return { title: draft };
  const [, day, title] =
    /(?:^|\/)_posts\/(?:.*\/)?(\d{4}-\d{1,2}-\d{1,2})-([^/]+)$/.exec(stem) ?? [];
  if (day === undefined || title === undefined) return undefined;
  const parts = day.split('-').map((part) => part.padStart(2, '0'));
  return { title, date: parts.join('-') };
}

function postPath({ title, date }: News, front: Fields, config: Fields): string {
  const named = textOf(front, 'permalink') ?? textOf(config, 'permalink') ?? 'date';
  const [year = '', month = '', day = ''] = (textOf(front, 'date') ?? date ?? '')
    .slice(0, 10)
    .split('-');
  const values: Readonly<Record<string, string>> = {
    year,
    month,
    day,
    title,
    slug: title,
    i_month: String(Number(month)),
    i_day: String(Number(day)),
    short_year: year.slice(2),
    categories: textsOf(front, 'categories', 'category')
      .flatMap((one) => one.split(/\s+/))
      .join('/')
      .toLowerCase(),
  };
  const path = (patterns[named] ?? named).replaceAll(
    /:([a-z_]+)/g,
    (whole, token: string) => values[token] ?? whole,
  );
  return posix.normalize(`/${path}`);
}

/** Returns Markdown with Liquid as code, links or its text. */
function cleanJekyll(body: string, note: Note): string {
  const unknown = new Set<string>();
  const text = body
    .replace(
      /\{%-?\s*highlight\s+(\w+)[^%]{0,200}-?%\}([\s\S]*?)\{%-?\s*endhighlight\s*-?%\}/g,
      (_, language: string, code: string) => `\n\`\`\`${language}\n${code.trim()}\n\`\`\`\n`,
    )
    .replace(/\{\{\s*(?:site\.(?:baseurl|url)|page\.baseurl)[^}]{0,200}\}\}/g, '')
    .replace(
      /\{\{\s*["']([^"']{0,500})["']\s*\|\s*(?:relative_url|absolute_url|prepend:[^}]{0,100})[^}]{0,200}\}\}/g,
      (_, path: string) => path,
    )
    .replace(
      /\{%-?\s*(?:post_url|link)\s+(\S{1,300})\s*-?%\}/g,
      (_, target: string) => `/${target.startsWith('_') ? target : `_posts/${target}.md`}`,
    )
    .replace(/\{%-?\s*(\w+)[^%]{0,2000}-?%\}/g, (_, name: string) => {
      if (!/^(?:end|raw|comment)/.test(name)) unknown.add(name);
      return '';
    })
    .replace(/\{\{([^}]{0,500})\}\}/g, (_, inside: string) => {
      unknown.add(inside.trim().split(/[\s|]/)[0] ?? '');
      return '';
    })
    .replace(/^\{:[^}]{0,300}\}[ \t]*$/gm, '')
    .replace(/\{:[^}\n]{0,300}\}/g, '');
  if (unknown.size > 0) note('Liquid that is left out', [...unknown].toSorted().join(', '));
  return text;
}
