import {
  type KnownMapping,
  type MappingEvent,
  mappingEvents,
} from '@parvis/contracts/careers/mapping/events.ts';
import { type Mapping, mappingSchema } from '@parvis/contracts/careers/mapping/mapping.ts';
import { describe, expect, it } from 'vitest';
import { decideMapping, type MappingCommand } from './decide.ts';

const name = 'banque-du-port';
const records = (path: string): Mapping =>
  mappingSchema.parse({ kind: 'json', records: path, fields: { reference: { path: 'id' } } });
const jobs = records('jobs');
const saved = (revision: number, mapping = jobs): MappingEvent => ({
  type: 'OfferMappingSaved',
  data: { name, revision, mapping },
});
const deleted: MappingEvent = { type: 'OfferMappingDeleted', data: { name } };
const occurred = { by: 'anne', at: '2026-03-03T09:00:00.000Z' };

function deciding(command: MappingCommand, ...events: readonly MappingEvent[]) {
  const state = events.reduce<KnownMapping | undefined>(
    (former, event) => mappingEvents.evolve(former, event, occurred),
    undefined,
  );
  return decideMapping(command, state);
}
const decided = (...value: readonly MappingEvent[]) => ({ ok: true, value });
const refused = (code: string, path?: readonly string[]) => ({
  refusals: [{ code, ...(path && { path }) }],
});

describe('A mapping', () => {
  const create = { type: 'create', id: name, content: jobs } as const;
  const save = {
    type: 'save',
    id: name,
    expectedRevision: 1,
    changes: { records: 'offers' },
  } as const;
  const remove = { type: 'delete', id: name, expectedRevision: 1 } as const;

  it('is created under a free name, or that of a deleted one, whose revisions it continues', () => {
    expect(deciding(create)).toEqual(decided(saved(1)));
    expect(deciding(create, saved(1), deleted)).toEqual(decided(saved(2)));
    expect(deciding(create, saved(1))).toMatchObject(refused('offer-mapping-exists', ['name']));
  });

  it('is saved over the revision that was seen; what is not named stays', () => {
    expect(deciding(save, saved(1))).toEqual(decided(saved(2, records('offers'))));
    expect(deciding(save, saved(1), saved(2))).toMatchObject(refused('stale-revision'));
  });

  it('is deleted, and comes back with its last content', () => {
    const back = { type: 'undelete', id: name } as const;
    expect(deciding(remove, saved(1))).toEqual(decided(deleted));
    expect(deciding(back, saved(1), deleted)).toEqual(decided(saved(2)));
    expect(deciding(back, saved(1))).toEqual(decided());
  });

  it('that never existed or is deleted is not found', () => {
    for (const events of [[], [saved(1), deleted]])
      for (const command of [save, remove])
        expect(deciding(command, ...events)).toMatchObject(refused('offer-mapping-not-found'));
    expect(deciding({ type: 'undelete', id: name })).toMatchObject(
      refused('offer-mapping-not-found'),
    );
  });
});
