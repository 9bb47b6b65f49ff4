import { posix } from 'node:path';
import type { RichText } from '@parvis/contracts/rich-text/document.ts';
import { allocateHeadingIds, listHeadings } from '@parvis/contracts/rich-text/headings.ts';
import { inlineText } from '@parvis/contracts/rich-text/plain-text.ts';
import { mapLinks } from './map-links.ts';
import { type ImportPlan, indexKey, type PlannedPage } from './plan-import.ts';

/** The public path of a page. */
export type PathOf = (page: PlannedPage) => string;

export interface ResolvedText {
  readonly doc: RichText;
  /** Broken links, in words. */
  readonly report: readonly string[];
}

const otherSite = /^(?:[a-z][a-z0-9+.-]*:|\/|\?)/i;

/** Returns a page’s text with its links to documents and headings changed to the imported pages. */
export function resolveLinks(page: PlannedPage, plan: ImportPlan, pathOf: PathOf): ResolvedText {
  const { document, file } = page;
  if (document === undefined || file === undefined)
    return { doc: { type: 'doc', content: [] }, report: [] };
  const report = new Set<string>();
  const doc = mapLinks(document.body, (href) => {
    if (otherSite.test(href)) return href;
    const { path, hash } = splitHref(href);
    const target =
      path === '' ? page : findTarget(posix.join(posix.dirname(file), path), page, plan);
    if (target === undefined) {
      report.add(`${file}: link to a document that is not imported: ${decoded(href)}`);
      return undefined;
    }
    const id = target.document === undefined ? undefined : headingId(target, hash);
    if (id === undefined && hash !== '' && target.document !== undefined)
      report.add(`${file}: link to a heading that does not exist: ${decoded(href)}`);
    if (target !== page) return `${pathOf(target)}${id ?? ''}`;
    return id === '' ? pathOf(page) : id;
  });
  return { doc, report: [...report] };
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href).normalize('NFC');
  } catch {
    return href;
  }
}

function splitHref(href: string): { path: string; hash: string } {
  const [path = '', hash = ''] = href.split('#', 2);
  return { path: decoded(path), hash: decoded(hash) };
}

/** Returns the page planned for a file; for the README, the collection’s own. */
function findTarget(file: string, from: PlannedPage, plan: ImportPlan): PlannedPage | undefined {
  if (posix.basename(file) === 'README.md')
    return plan.pages.find(({ key, locale }) => key === indexKey && locale === from.locale);
  return plan.pages.find((page) => page.file === file);
}

function withoutAccents(slug: string): string {
  return slug.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** `#id` of the heading a hash names, empty for the page itself, undefined when there is none. */
function headingId({ document }: PlannedPage, hash: string): string | undefined {
  if (document === undefined) return undefined;
  if (hash === '') return '';
  const place =
    document.anchors.get(hash) ??
    [...document.anchors].find(([slug]) => withoutAccents(slug) === withoutAccents(hash))?.[1];
  if (place === undefined) return undefined;
  const headings = listHeadings(document.body).map(({ content }) => inlineText(content));
  const id = allocateHeadingIds([headings])[0]?.[place];
  return id === undefined ? '' : `#${id}`;
}
