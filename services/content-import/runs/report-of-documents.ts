import type { ImportReport } from '../import-report.ts';
import type { SiteReport } from '../sites/site-report.ts';

/** Returns the report of an import of documents in the form of that of a site. */
export function reportOfDocuments(
  { pages, notes }: ImportReport,
  source: string,
  how: Pick<SiteReport, 'isRehearsal' | 'isCancelled'>,
): SiteReport {
  return {
    ...how,
    source,
    product: 'Parvis',
    items: pages.map(({ kind, locale, title, url, outcome, file }) => ({
      id: '',
      name: file ?? title,
      kind,
      locale,
      title,
      path: url,
      outcome,
    })),
    media: { created: 0, unchanged: 0, leftOut: 0 },
    facets: 0,
    menus: 0,
    redirects: 0,
    hosts: [],
    leftOut: notes.map((note) => {
      const [, what = '', why = note] = /^([^\n]+?): ([^]+)$/.exec(note) ?? [];
      return { what, why };
    }),
  };
}
