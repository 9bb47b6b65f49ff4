import { type Position, positionFrom } from '@parvis/contracts/log/position.ts';
import type { QueryResult, QueryResultRow } from 'pg';
import { expect, test } from 'vitest';
import type { Queryable, Statement } from '../postgres/queryable.ts';
import { followChangedPages, listChangedPages, modelsOfPages } from './list-changed-pages.ts';

interface ChangedTagRow {
  readonly tag: string;
  readonly position: Position;
}

/** A database in which each read model is at its own position. */
function modelsAt(
  position: (model: string) => bigint,
  tagsOf: (model: string, values: unknown[]) => readonly ChangedTagRow[] = (model) => [
    { tag: `tag-of-${model}`, position: positionFrom(1n) },
  ],
): Queryable {
  return {
    async query<Row extends QueryResultRow>(_: Statement, values: unknown[] = []) {
      const rows = modelsOfPages.toReversed().map((model) => ({
        model,
        position: positionFrom(position(model)),
        generation: 3,
        tags: tagsOf(model, values),
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

test('a follower reads each change once, in parts, although another read model is far behind', async () => {
  const offerTags: ChangedTagRow[] = [];
  const db = modelsAt(
    (model) => (model === 'synonyms' ? 5n : 100n + BigInt(offerTags.length)),
    (model, values) => {
      const since = values[modelsOfPages.indexOf(model)];
      if (model !== 'offers' || typeof since !== 'string') return [];
      return offerTags.filter(({ position }) => position > since).slice(0, 1_000);
    },
  );
  const read = followChangedPages(db);
  expect(await read()).toMatchObject({ position: positionFrom(5n), tags: [], hasMore: false });

  for (let offer = 1; offer <= 2_500; offer += 1)
    offerTags.push({ tag: `offer:${offer}`, position: positionFrom(BigInt(100 + offer)) });
  const parts = [];
  while (parts.length < 4) parts.push(await read());
  expect(parts.map(({ tags, hasMore }) => [tags.length, hasMore])).toEqual([
    [1_000, true],
    [1_000, true],
    [500, false],
    [0, false],
  ]);
});
