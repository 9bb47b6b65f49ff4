import { treeNodeSchema, treeTop } from '@parvis/contracts/content/tree-endpoints.ts';
import { expect, test } from 'vitest';
import type { TreeRow } from './use-levels.ts';
import { rowToMove } from './use-tree-drag.ts';

const row = (id: string, parent: string): TreeRow => ({
  kind: 'node',
  id,
  parent,
  rows: [],
  node: treeNodeSchema.parse({
    id,
    kind: 'page',
    locale: 'fr',
    title: 'Quai',
    url: '/quai',
    status: 'draft',
    revision: 1,
    headerPending: false,
    children: 0,
  }),
});
const [top, below] = [row('pg0000000001', treeTop), row('pg0000000002', 'pg0000000001')];
const more: TreeRow = { kind: 'more', id: 'more-root', parent: treeTop, left: 2, loading: false };
const rows = new Map([top, below, more].map((one) => [one.id, one]));

test.each<[what: string, dragged: TreeRow, to: string, moved: TreeRow | undefined]>([
  ['to the top moves it', below, treeTop, below],
  ['to where it stands moves nothing', below, top.id, undefined],
  ['at the top to the top moves nothing', top, treeTop, undefined],
  ['onto itself moves nothing', top, top.id, undefined],
  ['is not a page: nothing moves', more, below.id, undefined],
])('a row that is dragged %s', (_what, dragged, to, moved) => {
  expect(rowToMove(rows, dragged.id, to)).toBe(moved);
});
