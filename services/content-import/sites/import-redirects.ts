import { quoteCsv } from '@parvis/contracts/csv/csv-cell.ts';
import { redirectTableEndpoints } from '@parvis/contracts/redirects/table-endpoints.ts';
import { foldPath } from '@parvis/contracts/site/routes/fold-path.ts';
import type { ApiClient } from '../api-client.ts';
import { notingRefusal } from '../import-report.ts';
import type { WrittenItem } from './write-site.ts';

/** To check one takes a server a quarter of a millisecond, during which visitors wait. */
const rowsAtOnce = 100;

const { importRedirects: table } = redirectTableEndpoints;
interface Row {
  readonly from: string;
  readonly to: string;
}

/** Leads old addresses to the items that came, and says which the site refuses. @returns how many are new */
export async function importRedirects(
  written: readonly Pick<WrittenItem, 'planned' | 'outcome'>[],
  client: ApiClient,
  leave: (what: string, why: string) => void,
  isRehearsal: boolean,
): Promise<number> {
  const rows = rowsOf(written);
  let count = 0;
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce);
    const noting = (why: string) => leave(`${some.length} old addresses`, why);
    const checked = await notingRefusal(() => send(client, some, true), noting);
    const refused = new Map(
      checked?.rows
        .filter(({ outcome }) => outcome === 'refused')
        .map((row) => [row.line - 2, row]),
    );
    for (const { from, errors } of refused.values())
      leave(`old address ${from}`, errors.map(({ detail }) => detail).join('; '));
    const good = some.filter((_, index) => !refused.has(index));
    if (checked === undefined || good.length === 0) continue;
    const done = isRehearsal
      ? checked
      : await notingRefusal(() => send(client, good, false), noting);
    const comes = done?.rows.filter(
      ({ outcome }) => outcome === 'created' || outcome === 'changed',
    );
    count += comes?.length ?? 0;
  }
  return count;
}

/** The addresses that an item had and does not have any more; the first item of an address has it. */
function rowsOf(written: readonly Pick<WrittenItem, 'planned' | 'outcome'>[]): readonly Row[] {
  const rows = new Map<string, Row>();
  const comes = new Set<WrittenItem['outcome']>(['created', 'changed', 'unchanged', 'kept']);
  for (const { planned, outcome } of written) {
    const { item, path: to } = planned.placed;
    if (!item.isPublic || !comes.has(outcome)) continue;
    for (const from of item.oldPaths) {
      const folded = from.includes('?') ? from : foldPath(from);
      if (folded !== undefined && folded !== to && from !== '/' && !rows.has(folded))
        rows.set(folded, { from, to });
    }
  }
  return [...rows.values()];
}

function send(client: ApiClient, rows: readonly Row[], rehearse: boolean) {
  const csv = [
    'from,to,status',
    ...rows.map(({ from, to }) => [from, to, '301'].map((cell) => quoteCsv(cell)).join(',')),
  ].join('\n');
  const key = `import/redirects/${crypto.randomUUID()}`;
  return client.post({ path: table.path, key, body: { csv, rehearse } }, table.response.schema);
}
