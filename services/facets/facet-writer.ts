import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { FacetCommand, FacetKey } from '@parvis/contracts/facets/commands.ts';
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
import type { Clock } from '../adapters/clock.ts';
import type { AccountNames } from '../streams/account-names.ts';
import type { StreamFamily } from '../streams/stream-family.ts';
import { type ExecutedCommand, StreamWriter } from '../streams/stream-writer.ts';
import { decideFacet } from './decide.ts';

export interface FacetWriterPorts {
  readonly log: EventLog;
  readonly clock: Clock;
  readonly accountNames: AccountNames;
  /** Counts the items that use a value. */
  readonly countUses: (facet: FacetKey) => Promise<number>;
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
  readonly #countUses: FacetWriterPorts['countUses'];

  constructor({ log, clock, accountNames, countUses }: FacetWriterPorts) {
    this.#countUses = countUses;
    this.#writer = new StreamWriter(family, { log, clock, accountNames });
  }

  /** Repeating a request returns the same result and appends nothing. @throws LogUnavailable */
  execute(
    actor: Actor,
    command: FacetCommand,
    requestId: string,
  ): Promise<Outcome<ExecutedCommand<NamedFacet>>> {
    return this.#writer.execute({
      actor,
      capability: 'content.write',
      requestId,
      id: facetKey(command.facet),
      command: command.type,
      decide: async (state) => {
        const isDeletion = command.type === 'delete-facet';
        const uses = isDeletion ? await this.#countUses(command.facet) : 0;
        return decideFacet(command, state, uses);
      },
    });
  }
}
