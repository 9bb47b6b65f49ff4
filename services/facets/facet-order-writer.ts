import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { ArrangeFacets } from '@parvis/contracts/facets/commands.ts';
import {
  type FacetOrderEvent,
  facetOrderEvents,
  facetOrderEventVersion,
  facetOrderStreamPrefix,
} from '@parvis/contracts/facets/events.ts';
import { evolveFacetOrder } from '@parvis/contracts/facets/evolve-facet.ts';
import type { SavedFacetOrder } from '@parvis/contracts/facets/facet-order.ts';
import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import type { StreamFamily } from '../streams/stream-family.ts';
import {
  type ExecutedCommand,
  StreamWriter,
  type StreamWriterDeps,
} from '../streams/stream-writer.ts';
import { decideFacetOrder } from './decide-order.ts';

const family: StreamFamily<SavedFacetOrder, FacetOrderEvent> = {
  prefix: facetOrderStreamPrefix,
  version: facetOrderEventVersion,
  read: facetOrderEvents.read,
  evolve: evolveFacetOrder,
};

/** Executes commands on the order of facets. */
export class FacetOrderWriter {
  readonly #writer: StreamWriter<SavedFacetOrder, FacetOrderEvent>;

  constructor({ log, clock, accountNames }: StreamWriterDeps<SavedFacetOrder>) {
    this.#writer = new StreamWriter(family, { log, clock, accountNames });
  }

  /** Repeating a request returns the same result and appends nothing. @throws LogUnavailable */
  execute(
    actor: Actor,
    command: ArrangeFacets,
    requestId: string,
  ): Promise<Outcome<ExecutedCommand<SavedFacetOrder>>> {
    return this.#writer.execute({
      actor,
      capability: 'content.write',
      requestId,
      id: command.group,
      command: command.type,
      decide: (state) => decideFacetOrder(command, state),
    });
  }
}
