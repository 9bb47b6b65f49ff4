import {
  type KnownMapping,
  type MappingEvent,
  mappingEvents,
} from '@parvis/contracts/careers/mapping/events.ts';
import type { Mapping } from '@parvis/contracts/careers/mapping/mapping.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { decideEntity, type EntityCommand } from '../../revisioned/decide-entity.ts';
import { commandsOn, type Entity } from '../../revisioned/entity.ts';

/** Commands on one mapping; its id is its name. */
export type MappingCommand = EntityCommand<string, Mapping>;

/** The mappings of feeds. A deleted one is as if there had never been any, but for its history. */
export const offerMapping: Entity<string, Mapping, MappingEvent> = {
  events: mappingEvents,
  commands: { ...commandsOn('offer-mapping'), create: 'save-offer-mapping' },
  missing: 'offer-mapping-not-found',
  deleted: 'offer-mapping-not-found',
  requireFree: ({ deleted }) =>
    deleted ? accept(undefined) : refuse('offer-mapping-exists', { path: ['name'] }),
  saved: ({ id: name, revision, content: mapping }) => {
    return { type: 'OfferMappingSaved', data: { name, revision, mapping } };
  },
  removed: (name) => ({ type: 'OfferMappingDeleted', data: { name } }),
};

/** Decides a command on a mapping. */
export function decideMapping(
  command: MappingCommand,
  state: KnownMapping | undefined,
): Outcome<readonly MappingEvent[]> {
  return decideEntity(offerMapping, command, state);
}
