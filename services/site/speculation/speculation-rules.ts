import { noStorePrefixes } from '@parvis/contracts/http/no-store.ts';

/** The path of the rules; a folder of files, so that no page can be there. */
export const speculationRulesPath = '/assets/speculation-rules.json';

/** The header of documents that names the rules; addresses in it are in quotes. */
export const speculationHeader = ['speculation-rules', `"${speculationRulesPath}"`] as const;

/** Addresses of files, and of pieces of pages that are fetched by themselves. */
const notDocuments = ['/assets', '/media', '/translations', '/rss', '/ajax', '/search'];
const inBothLanguages = notDocuments.flatMap((path) => [path, `/en${path}`]);

/**
 * Which links browsers fetch once visitors seem to want them: those of the site's own pages, never of
 * addresses that nobody may keep, of files, or of other windows.
 */
export function speculationRules(): object {
  const kept = [...noStorePrefixes, ...inBothLanguages].flatMap((path) => [path, `${path}/*`]);
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
