import type { ChangesQuery, PublicChangeView } from '@parvis/contracts/audit/change-endpoints.ts';
import { csvRow } from './csv-row.ts';

type Changes = AsyncIterable<readonly PublicChangeView[]>;
type Cell = string | number | null | undefined;

/** The columns of the table, by their names in it. */
const columns: Readonly<Record<string, (change: PublicChangeView) => Cell>> = {
  at: ({ at }) => at,
  what: ({ what }) => what,
  kind: ({ kind }) => kind,
  title: ({ title }) => title,
  moduleType: ({ moduleType }) => moduleType,
  locale: ({ locale }) => locale,
  path: ({ path }) => path,
  formerPath: ({ formerPath }) => formerPath,
  former: ({ former }) => former,
  revision: ({ revision }) => revision,
  byName: ({ by }) => by.name,
  byId: ({ by }) => by.id,
  published: ({ counts }) => counts?.published,
  revised: ({ counts }) => counts?.revised,
  withdrawn: ({ counts }) => counts?.withdrawn,
  owner: ({ owner }) => owner,
  subject: ({ subject }) => subject,
  position: ({ position }) => position,
  place: ({ place }) => place,
};

/** The mark by which programs for tables know UTF-8. */
const byteOrderMark = '\uFEFF';

/** Yields changes as a table, with names of columns in its first line. */
export async function* changesAsCsv(changes: Changes): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(Object.keys(columns));
  for await (const page of changes)
    yield page.map((change) => csvRow(Object.values(columns).map((cell) => cell(change)))).join('');
}

/** Yields changes as a JSON object, after the question that they answer, one a line. */
export async function* changesAsJson(
  question: ChangesQuery,
  changes: Changes,
): AsyncGenerator<string> {
  yield `{"question":${JSON.stringify(question)},"items":[`;
  let separator = '\n';
  for await (const page of changes) {
    for (const change of page) {
      yield separator + JSON.stringify(change);
      separator = ',\n';
    }
  }
  yield '\n]}\n';
}
