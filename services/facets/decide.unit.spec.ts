import type { FacetEvent } from '@parvis/contracts/facets/events.ts';
import { evolveFacet } from '@parvis/contracts/facets/evolve-facet.ts';
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
const ann = { by: 'ann', at: '2026-01-01T00:00:00.000Z' };
const after = (...events: readonly FacetEvent[]) =>
  events.reduce<NamedFacet | undefined>(
    (state, event) => evolveFacet(state, event, ann),
    undefined,
  );

describe('Naming a filter value', () => {
  const command = { type: 'name-facet', facet } as const;

  it('is its first revision', () => {
    expect(decideFacet(command, after())).toEqual({ ok: true, value: [named(1)] });
  });

  it('is refused to one that has a name', () => {
    expect(decideFacet(command, after(named(1)))).toMatchObject({
      refusals: [{ code: 'facet-exists' }],
    });
  });
});

describe('Renaming a filter value', () => {
  const command = { type: 'rename-facet', facet, expectedRevision: 1 } as const;

  it('is a new revision', () => {
    expect(decideFacet(command, after(named(1)))).toEqual({ ok: true, value: [named(2)] });
  });

  it.each([
    ['facet-not-found', after()],
    ['stale-revision', after(named(1), named(2))],
  ])('is refused: %s', (code, state) => {
    expect(decideFacet(command, state)).toMatchObject({ refusals: [{ code }] });
  });
});

it.each([
  ['no such group', { ...facet, group: 'colours' }],
  ['an id in capitals', { ...facet, id: 'Marine' }],
  ['an id of digits, which would read as a page', { ...facet, id: '2026' }],
  ['no English name', { ...facet, names: { fr: 'Énergies' } }],
  ['a blank name', { ...facet, names: { fr: ' ', en: 'Energy' } }],
  ['a name longer than a line', { ...facet, names: { fr: 'x'.repeat(81), en: 'Energy' } }],
])('%s is no filter value', (_what, sent) => {
  expect(facetNameSchema.safeParse(sent).success).toBe(false);
});
