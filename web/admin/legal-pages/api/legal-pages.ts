import { batchEndpoints, lidPrefix } from '@parvis/contracts/content/batch-endpoints.ts';
import { markGap } from '@parvis/contracts/content/gap.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import type { ListedContent } from '@parvis/contracts/content/views.ts';
import {
  type LegalKind,
  legalKinds,
  legalPath,
  legalSlug,
} from '@parvis/contracts/site/legal-pages.ts';
import { byLocale, type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import { RequestRefused } from '../../requests/failures.ts';
import { englishDrafts } from '../english-drafts.ts';
import { frenchDrafts } from '../french-drafts.ts';
import type { LegalDraft } from '../legal-draft.ts';

/** The page at the address of a legal page, in each language that has one. */
export type PagesByLocale = Readonly<Record<Locale, ListedContent | undefined>>;

const drafts: Readonly<Record<Locale, Readonly<Record<LegalKind, LegalDraft>>>> = {
  fr: frenchDrafts,
  en: englishDrafts,
};

const slugs = legalKinds.flatMap((kind) => locales.map((locale) => legalSlug(kind, locale)));
const where = JSON.stringify({ slug: { in: [...new Set(slugs)] } });

/** Reads the pages at the addresses of legal pages, whether or not visitors see them. */
export const listLegalPages = queryOptions({
  // Below the key of lists, which are refetched when content changes.
  queryKey: ['contents', 'legal-pages'],
  async queryFn({ signal }): Promise<Readonly<Record<LegalKind, PagesByLocale>>> {
    const { items } = await callEndpoint(kindEndpoints.page.list, {
      query: { where, pageSize: 100 },
      signal,
    });
    const pagesOf = (kind: LegalKind): PagesByLocale =>
      byLocale((locale) => items.find(({ url }) => url === legalPath(kind, locale)));
    return {
      'legal-notice': pagesOf('legal-notice'),
      privacy: pagesOf('privacy'),
      cookies: pagesOf('cookies'),
      accessibility: pagesOf('accessibility'),
    };
  },
});

/**
 * Creates an unpublished page of a kind in every language without one, from its draft; they are
 * translations of each other.
 * @throws RequestRefused when one of them is refused
 */
export async function beginFromDraft(kind: LegalKind, pages: PagesByLocale): Promise<void> {
  const [original] = locales.flatMap((locale) => pages[locale]?.id ?? []);
  const missing = locales.filter((locale) => pages[locale] === undefined);
  const items = missing.map((locale, place) => {
    const first = original ?? `${lidPrefix}${missing[0]}`;
    const isFirst = original === undefined && place === 0;
    return { ...itemOf(kind, locale), ...(!isFirst && { translationOf: first }) };
  });
  const written = await callEndpoint(batchEndpoints.writeItems, { body: { items } });
  for (const outcome of written.items)
    if ('problem' in outcome) throw new RequestRefused(outcome.problem);
}

/** Returns what is sent to create the page of a kind in a language. */
export function itemOf(kind: LegalKind, locale: Locale) {
  const { title, summary, parts } = drafts[locale][kind];
  return {
    kind: 'page',
    lid: locale,
    locale,
    title,
    summary,
    slug: legalSlug(kind, locale),
    modules: parts.map((part) =>
      typeof part === 'string'
        ? { type: 'text', data: { html: withGaps(part, locale) } }
        : { type: 'site-facts', data: part },
    ),
  };
}

/** Marks what a draft leaves to be written, so that the checks find it. */
function withGaps(html: string, locale: Locale): string {
  return html.replaceAll(
    /\[([^[\]]*)\]/g,
    (_, what: string) => `<strong>${markGap(locale, what)}</strong>`,
  );
}
