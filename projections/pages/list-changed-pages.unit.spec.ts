import { positionFrom } from '@parvis/contracts/log/position.ts';
import type { QueryResult, QueryResultRow } from 'pg';
import { expect, test } from 'vitest';
import type { Queryable } from '../postgres/queryable.ts';
import { listChangedPages, modelsOfPages } from './list-changed-pages.ts';

/** A database in which each read model is at its own position. */
function modelsAt(position: (model: string) => bigint): Queryable {
  return {
    async query<Row extends QueryResultRow>() {
      const rows = modelsOfPages.toReversed().map((model) => ({
        model,
        position: positionFrom(position(model)),
        generation: 3,
        tags: [{ tag: `tag-of-${model}`, position: positionFrom(1n) }],
      }));
      const result: Pick<QueryResult<QueryResultRow>, 'rows'> = { rows };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows are all that is read of it
      return result as QueryResult<Row>;
    },
  };
}

test('the change feed is at the position of the slowest read model, so that none of its later changes is missed', async () => {
  for (const slowest of modelsOfPages) {
    const db = modelsAt((model) => (model === slowest ? 5n : 9n));
    expect((await listChangedPages(db, positionFrom(0n))).position).toBe(positionFrom(5n));
  }
});

test('the change feed names the tags and the generations of every read model', async () => {
  const { tags, generation } = await listChangedPages(
    modelsAt(() => 9n),
    positionFrom(0n),
  );
  expect(tags.map(({ tag }) => tag)).toEqual(modelsOfPages.map((model) => `tag-of-${model}`));
  expect(generation).toBe(modelsOfPages.map(() => '3').join('.'));
});
