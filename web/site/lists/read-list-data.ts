import type { ListData } from '@parvis/contracts/site/filters/list-data.ts';
import { reportsSuccess } from './fetch-list.ts';
import type { ListUpdate } from './list-update.ts';

/** Parses the data of a list of content or media. @throws Error when it reports a failure */
export function readListData(data: unknown): ListUpdate {
  if (!isListData(data)) throw new Error('no data');
  const { chosen, filters, total, list, header, title, pagination } = data;
  const results = filters.map(({ group, data: options }) => {
    return [
      group,
      Object.fromEntries(options.map(({ id, nb_result }) => [id, nb_result])),
    ] as const;
  });
  return {
    chosen,
    results: Object.fromEntries(results),
    choices: undefined,
    total,
    pages: [list],
    parts: { header, title, pagination },
    url: data.url,
    canonical: data.canonical,
    isIndexed: data.is_indexed,
    documentTitle: data.document_title,
  };
}

function isListData(data: unknown): data is ListData {
  return reportsSuccess(data);
}
