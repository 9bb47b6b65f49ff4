import { noStorePrefixes } from '@parvis/contracts/http/no-store.ts';
import { locales, pathIn } from '@parvis/contracts/site/locale.ts';

/** The path of the speculation rules, below a folder of files, so that it cannot be a page's. */
export const speculationRulesPath = '/assets/speculation-rules.json';

/** The header that links documents to the rules; its addresses are quoted. */
export const speculationHeader = ['speculation-rules', `"${speculationRulesPath}"`] as const;

/** Addresses of files, and of fragments that scripts load. */
const notDocuments = ['/assets', '/media', '/translations', '/rss', '/ajax', '/search'] as const;
const inAllLanguages = notDocuments.flatMap((path) =>
  locales.map((locale) => pathIn(locale, path)),
);

/**
 * Returns which links browsers prefetch when visitors are about to follow them: to pages of the
 * site, but not to addresses with `no-store`, to files, or to other windows.
 */
export function speculationRules(): object {
  const kept = [...noStorePrefixes, ...inAllLanguages].flatMap((path) => [path, `${path}/*`]);
  return {
    prefetch: [
      {
        source: 'document',
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: kept } },
            { not: { selector_matches: '[download], [target="_blank"], [rel~="nofollow"]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
}
