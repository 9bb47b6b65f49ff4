import { type FacetOrderEvent, facetOrderEvents } from '@parvis/contracts/facets/events.ts';
import { arrangedIdsSchema, type SavedFacetOrder } from '@parvis/contracts/facets/facet-order.ts';
import { expect, it } from 'vitest';
import { decideSingleton } from '../revisioned/decide-singleton.ts';
import { facetOrder } from './facet-order.ts';

const ann = { by: 'ann', at: '2026-01-01T00:00:00.000Z' };
const arranged = (revision: number, ids: string[]): FacetOrderEvent => ({
  type: 'FacetsArranged',
  data: { group: 'domains', ids, revision },
});
const after = (...events: readonly FacetOrderEvent[]) =>
  events.reduce<SavedFacetOrder | undefined>(
    (state, event) => facetOrderEvents.evolve(state, event, ann),
    undefined,
  );
const arrange = (expectedRevision: number, ids: string[], state: SavedFacetOrder | undefined) => {
  const content = { group: 'domains', ids } as const;
  const command = { type: 'save', id: 'domains', expectedRevision, content } as const;
  return decideSingleton(facetOrder, command, state);
};

it('a group is first arranged at revision 0, and then at the revision seen', () => {
  expect(arrange(0, ['sea', 'land'], after())).toEqual({
    ok: true,
    value: [arranged(1, ['sea', 'land'])],
  });
  const state = after(arranged(1, ['sea', 'land']));
  expect(arrange(1, [], state)).toEqual({ ok: true, value: [arranged(2, [])] });
});

it('an order that the editor has not seen cannot be overwritten', () => {
  const state = after(arranged(1, ['sea']), arranged(2, ['land']));
  expect(arrange(1, ['sky'], state)).toMatchObject({
    refusals: [{ code: 'stale-revision', params: { by: 'ann', revision: 2 } }],
  });
});

it('an order contains each value once', () => {
  expect(arrangedIdsSchema.safeParse(['sea', 'land', 'sea']).success).toBe(false);
});
