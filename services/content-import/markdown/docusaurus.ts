import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Note } from '../sites/parts-of-html.ts';
import { addressOf, type Dialect, lastOf, localeOf } from './dialect.ts';
import { type FrontDocument, textOf } from './front.ts';

/** The sites of Docusaurus. @param config the text of their configuration, a program that is not run */
export function docusaurus(config: string, spoken: Locale | undefined): Dialect {
  // oxlint-disable-next-line parvis/languages-are-listed -- What Docusaurus takes without one.
  const usual = spoken ?? /defaultLocale:\s*['"]([\w-]+)['"]/.exec(config)?.[1] ?? 'en';
  const url = /\burl:\s*['"](https?:[^'"]+)['"]/.exec(config)?.[1] ?? '';
  const base = /\bbaseUrl:\s*['"]([^'"]+)['"]/.exec(config)?.[1] ?? '/';
  return {
    product: 'Docusaurus',
    roots: ['static'],
    hosts: URL.canParse(url) ? [new URL(url).host] : [],
    menus: [],
    outside: [...config.matchAll(/\bpath:\s*['"](\.\.\/[^'"]+)['"]/g)].map(([, path = '']) => path),
    place: (file, document) => placeOf(file, document, { usual, base }),
    clean: cleanDocusaurus,
  };
}

interface Site {
  readonly usual: string;
  readonly base: string;
}

const folders = {
  docs: /^(?:docs|i18n\/([\w-]+)\/docusaurus-plugin-content-docs\/current)\//,
  blog: /^(?:blog|i18n\/([\w-]+)\/docusaurus-plugin-content-blog)\//,
  pages: /^(?:src\/pages|i18n\/([\w-]+)\/docusaurus-plugin-content-pages)\//,
} as const;

function placeOf(
  file: string,
  document: FrontDocument | undefined,
  { usual, base }: Site,
): ReturnType<Dialect['place']> {
  if (!/\.mdx?$/i.test(file)) return undefined;
  if (/^(?:versioned_docs|i18n\/[\w-]+\/docusaurus-plugin-content-docs\/version-)/.test(file))
    return { why: 'it is of an earlier version: only the current one comes' };
  const found = areaOf(file);
  if (found === undefined) return undefined;
  const { area, stem, code = usual } = found;
  if (stem.split('/').some((part) => part.startsWith('_')))
    return { why: 'it is a part of other pages' };
  const front = document?.front ?? {};
  const { path, date } = pathAndDay(area, stem);
  const own = ownAddress(area, path, front);
  const day = textOf(front, 'slug') === undefined ? date?.replaceAll('-', '/') : undefined;
  return {
    locale: localeOf(code),
    kind: area === 'blog' ? 'news' : 'page',
    path: `${area}/${path}`,
    slug: lastOf(own),
    date,
    oldPath: addressOf(
      code === usual ? base : `${base}/${code}`,
      area === 'pages' ? '' : area,
      day,
      own,
    ),
    translations: `${area}/${stem}`,
  };
}

type Area = keyof typeof folders;

function areaOf(file: string) {
  for (const area of ['docs', 'blog', 'pages'] as const) {
    const found = folders[area].exec(file);
    if (found === null) continue;
    return { area, code: found[1], stem: file.slice(found[0].length).replace(/\.mdx?$/i, '') };
  }
  return undefined;
}

/** Numbers before names are an order; a document called like its folder, or index, is its page. */
function pathAndDay(area: Area, stem: string): { readonly path: string; readonly date?: string } {
  const dated =
    area === 'blog' ? /^(?:.*\/)?(\d{4})[-/](\d{2})[-/](\d{2})[-/](.+)$/.exec(stem) : null;
  const path = (dated?.[4] ?? stem)
    .replace(/(?:^|\/)(?:index|README)$/i, '')
    .split('/')
    .map((part) => part.replace(/^\d+[-_.]\s*(?=\D)/, ''))
    .join('/')
    .replace(/(^|\/)([^/]+)\/\2$/, '$1$2');
  return dated === null ? { path } : { path, date: dated.slice(1, 4).join('-') };
}

function ownAddress(area: Area, path: string, front: FrontDocument['front']): string {
  const slug = textOf(front, 'slug');
  const above = path.split('/').slice(0, -1).join('/');
  if (slug !== undefined) return slug.startsWith('/') ? slug : `${above}/${slug}`;
  const id = area === 'docs' ? textOf(front, 'id') : undefined;
  return `${above}/${id ?? lastOf(path)}`;
}

/** Returns Markdown without MDX: admonitions as quotes, components as their text. */
function cleanDocusaurus(body: string, note: Note): string {
  const components = new Set<string>();
  const text = outsideCode(body, (part) =>
    part
      .replace(/^(?:import\s[^\n]*?['"][^'"\n]+['"];?|export\s[^\n]*)$/gm, (line) => {
        components.add(line.startsWith('import') ? 'import' : 'export');
        return '';
      })
      .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
      .replace(
        /<img\b([^>]*?)src=\{(?:require\(['"]([^'"]+)['"]\)(?:\.default)?|useBaseUrl\(['"]([^'"]+)['"]\))\}/g,
        (_, before: string, required?: string, based?: string) =>
          `<img${before}src="${required ?? based ?? ''}"`,
      )
      .replace(/<\/?([A-Z][\w.]*)((?:\s[^<>]*?)?)\/?>/g, (_, name: string, rest: string) => {
        components.add(name);
        const label = /(?:label|title|summary)=["']([^"']{1,200})["']/.exec(rest)?.[1];
        return label === undefined ? '\n\n' : `\n\n**${label}**\n\n`;
      })
      .replace(/^(#{1,6}\s.*?)\s*\{#[\w-]+\}\s*$/gm, '$1'),
  );
  if (components.size > 0) note('MDX kept as its text', [...components].toSorted().join(', '));
  return withAdmonitions(text);
}

/** Fenced and inline code stays as it is. */
function outsideCode(body: string, change: (text: string) => string): string {
  return body
    .split(/(^```[\s\S]*?^```[^\n]*$|^~~~[\s\S]*?^~~~[^\n]*$|`[^`\n]+`)/m)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');
}

function withAdmonitions(body: string): string {
  let depth = 0;
  return body
    .split('\n')
    .map((line) => {
      const [, word, title] =
        /^\s*:{3,}\s*(\w+)?(?:\[([^\]]*)\]|\s+(.*))?\s*$/.exec(line)?.slice(0, 3) ?? [];
      const opens = /^\s*:{3,}\s*\w/.test(line);
      const closes = !opens && /^\s*:{3,}\s*$/.test(line);
      if (opens) {
        depth += 1;
        const rest =
          title ??
          (line
            .replace(/^\s*:{3,}\s*\w+\s*/, '')
            .replaceAll(/^\[|\]$/g, '')
            .trim() ||
            capitalised(word ?? ''));
        return `\n${'> '.repeat(depth)}**${rest}**\n${'> '.repeat(depth).trim()}`;
      }
      if (closes && depth > 0) {
        depth -= 1;
        return '';
      }
      return depth > 0 ? `${'> '.repeat(depth)}${line.trimStart()}` : line;
    })
    .join('\n');
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
