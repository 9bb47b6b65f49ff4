import { type FacetEvent, facetEvents, facetStreamId } from '@parvis/contracts/facets/events.ts';
import {
  type FacetName,
  facetNameSchema,
  type NamedFacet,
} from '@parvis/contracts/facets/facet-name.ts';
import { describe, expect, it } from 'vitest';
import { decideFacet } from './decide.ts';

const facet: FacetName = {
  group: 'domains',
  id: 'marine-energy',
  names: { fr: 'Énergies marines', en: 'Marine energy' },
};
const named = (revision: number): FacetEvent => ({
  type: 'FacetNamed',
  data: { ...facet, revision },
});
const { group, id } = facet;
const stream = facetStreamId(facet);
const deleted: FacetEvent = { type: 'FacetDeleted', data: { group, id } };
const ann = { by: 'ann', at: '2026-01-01T00:00:00.000Z' };
const after = (...events: readonly FacetEvent[]) =>
  events.reduce<NamedFacet | undefined>(
    (state, event) => facetEvents.evolve(state, event, ann),
    undefined,
  );

describe('Naming a filter value', () => {
  const command = { type: 'create', id: stream, content: facet } as const;

  it('creates its first revision', () => {
    expect(decideFacet(command, after(), 0)).toEqual({ ok: true, value: [named(1)] });
  });

  it('is refused for a value that has a name', () => {
    expect(decideFacet(command, after(named(1)), 0)).toMatchObject({
      refusals: [{ code: 'facet-exists' }],
    });
  });
});

it('is refused for a deleted value, which would return under another name', () => {
  const command = { type: 'create', id: stream, content: facet } as const;
  expect(decideFacet(command, after(named(1), deleted), 0)).toMatchObject({
    refusals: [{ code: 'facet-deleted', path: ['id'] }],
  });
});

describe('Deleting a filter value', () => {
  const command = { type: 'delete', id: stream, expectedRevision: 1 } as const;

  it('appends a separate event', () => {
    expect(decideFacet(command, after(named(1)), 0)).toEqual({ ok: true, value: [deleted] });
  });

  it.each([
    ['facet-in-use', after(named(1)), 3],
    ['facet-not-found', after(), 0],
    ['facet-deleted', after(named(1), deleted), 0],
    ['stale-revision', after(named(1), named(2)), 0],
  ])('is refused: %s', (code, state, uses) => {
    const decided = decideFacet(command, state, uses);
    const params = uses > 0 ? { params: { uses } } : {};
    expect(decided).toMatchObject({ refusals: [{ code, ...params }] });
  });
});

describe('Undeleting a filter value', () => {
  const command = { type: 'undelete', id: stream } as const;

  it('restores its name, as a new revision', () => {
    const decided = decideFacet(command, after(named(1), deleted), 0);
    expect(decided).toEqual({ ok: true, value: [named(2)] });
  });

  it('changes nothing for an existing value, and is refused for an unknown one', () => {
    expect(decideFacet(command, after(named(1)), 0)).toEqual({ ok: true, value: [] });
    expect(decideFacet(command, after(), 0)).toMatchObject({
      refusals: [{ code: 'facet-not-found' }],
    });
  });
});

describe('Renaming a filter value', () => {
  const { names } = facet;
  const command = { type: 'save', id: stream, changes: { names }, expectedRevision: 1 } as const;

  it('creates a new revision', () => {
    expect(decideFacet(command, after(named(1)), 0)).toEqual({ ok: true, value: [named(2)] });
  });

  it.each([
    ['facet-not-found', after()],
    ['facet-deleted', after(named(1), deleted)],
    ['stale-revision', after(named(1), named(2))],
  ])('is refused: %s', (code, state) => {
    expect(decideFacet(command, state, 0)).toMatchObject({ refusals: [{ code }] });
  });
});

it.each([
  ['no such group', { ...facet, group: 'colours' }],
  ['an id in capitals', { ...facet, id: 'Marine' }],
  ['an id of digits, which would read as a page', { ...facet, id: '2026' }],
  ['no English name', { ...facet, names: { fr: 'Énergies' } }],
  ['a blank name', { ...facet, names: { fr: ' ', en: 'Energy' } }],
  ['a name longer than a line', { ...facet, names: { fr: 'x'.repeat(81), en: 'Energy' } }],
])('%s is not a filter value', (_what, sent) => {
  expect(facetNameSchema.safeParse(sent).success).toBe(false);
});
