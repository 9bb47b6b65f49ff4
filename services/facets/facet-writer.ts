import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { FacetCommand } from '@parvis/contracts/facets/commands.ts';
import {
  type FacetEvent,
  facetEvents,
  facetEventVersion,
  facetStreamPrefix,
} from '@parvis/contracts/facets/events.ts';
import { evolveFacet, facetKey } from '@parvis/contracts/facets/evolve-facet.ts';
import type { NamedFacet } from '@parvis/contracts/facets/facet-name.ts';
import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Clock } from '../platform/clock.ts';
import type { Directory } from '../platform/streams/directory.ts';
import type { StreamFamily } from '../platform/streams/stream-family.ts';
import { type Executed, StreamWriter } from '../platform/streams/stream-writer.ts';
import { decideFacet } from './decide.ts';

export interface FacetWriterPorts {
  readonly log: EventLog;
  readonly clock: Clock;
  readonly directory: Directory;
}

const family: StreamFamily<NamedFacet, FacetEvent> = {
  prefix: facetStreamPrefix,
  version: facetEventVersion,
  read: facetEvents.read,
  evolve: evolveFacet,
};

/** Executes commands on filter values. */
export class FacetWriter {
  readonly #writer: StreamWriter<NamedFacet, FacetEvent>;

  constructor({ log, clock, directory }: FacetWriterPorts) {
    this.#writer = new StreamWriter(family, { log, clock, directory });
  }

  /** Repeating a request returns the same result and appends nothing. @throws LogUnavailable */
  execute(
    actor: Actor,
    command: FacetCommand,
    requestId: string,
  ): Promise<Outcome<Executed<NamedFacet>>> {
    return this.#writer.execute({
      actor,
      capability: 'content.write',
      requestId,
      id: facetKey(command.facet),
      command: command.type,
      decide: (state) => decideFacet(command, state),
    });
  }
}
