import { byLocale, type Locale, pathIn } from './locale.ts';
import { pathOf } from './routes/path-of.ts';

/** The pages that the law requires, in the order of the footer. */
export const legalKinds = ['legal-notice', 'privacy', 'cookies', 'accessibility'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** Those with a generated text, which visitors read while no page is published at its address. */
export const generatedKinds = ['privacy', 'accessibility'] as const satisfies LegalKind[];
export type GeneratedKind = (typeof generatedKinds)[number];

const noticePaths = { fr: '/mentions-legales', en: '/legal-notice' } as const;
const legalPaths: Readonly<Record<Locale, Readonly<Record<LegalKind, string>>>> = byLocale(
  (locale) => ({
    'legal-notice': pathIn(locale, noticePaths[locale]),
    privacy: pathOf('privacy', locale),
    cookies: pathIn(locale, '/cookies'),
    accessibility: pathOf('accessibility', locale),
  }),
);

/** Returns the address that the footer links to, and at which a page of that kind is published. */
export function legalPath(kind: LegalKind, locale: Locale): string {
  return legalPaths[locale][kind];
}

/** Returns the slug of the page at that address: it is at the top of the tree of pages. */
export function legalSlug(kind: LegalKind, locale: Locale): string {
  return legalPath(kind, locale).split('/').at(-1) ?? '';
}
