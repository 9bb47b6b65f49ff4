import type { OffersData } from '@parvis/contracts/careers/offers-data.ts';
import { reportsSuccess } from '../lists/fetch-list.ts';
import type { ListUpdate } from '../lists/list-update.ts';

/** Parses the data of the offers list. @throws Error when it reports a failure */
export function readOffersData(data: unknown): ListUpdate {
  if (!isOffersData(data)) throw new Error('no data');
  const { filterData, header, title, pagination, mlt, geoResults } = data;
  const choices = data.choices.map(({ group, options }) => [group, options] as const);
  return {
    chosen: data.chosen,
    results: filterData,
    choices: Object.fromEntries(choices),
    total: data.total,
    pages: [data.html],
    parts: { header, title, pagination, similar: mlt, nearby: geoResults },
    url: data.url,
    canonical: data.canonical,
    isIndexed: data.is_indexed,
    documentTitle: data.document_title,
  };
}

function isOffersData(data: unknown): data is OffersData {
  return reportsSuccess(data);
}
