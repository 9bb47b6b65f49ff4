import type { RedirectContent } from '@parvis/contracts/redirects/redirect.ts';
import type { Revisioned } from '@parvis/contracts/revisions/revisioned.ts';
import { revisionedView } from '@parvis/contracts/revisions/views.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import type { ListedEntity } from '../revisioned/queries.ts';

/** A redirect as the list shows it. */
export type ListedRedirect = ListedEntity<RedirectContent>;

/** Rows that are read at once: within a turn of the event loop. */
const batchSize = 500;

/**
 * Reads every redirect, by batches in the order of their ids; `updatedBy` is an account id.
 * @throws ReadModelNotServed
 */
export async function* readRedirects(db: Queryable): AsyncGenerator<readonly ListedRedirect[]> {
  let after = '';
  for (;;) {
    const [read] = await servedRows<{ items: readonly Revisioned<RedirectContent>[] }>(
      db,
      {
        name: 'read-redirects',
        text: `with batch as (
            select id, state from redirects.span
            where valid_to is null and not (state->>'deleted')::boolean and id > $1
            order by id limit $2
          )
          select read_position('redirects') as position,
            (select coalesce(json_agg(state order by id), '[]') from batch) as items`,
      },
      [after, batchSize],
    );
    const items = read?.items ?? [];
    yield items.map((one) => ({ id: one.id, ...revisionedView(one) }));
    if (items.length < batchSize) return;
    after = items.at(-1)?.id ?? after;
  }
}
