import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { contentEventVersion, readTranslationEvent } from '@parvis/contracts/content/read-event.ts';
import {
  type TranslationEvent,
  translationStreamPrefix,
} from '@parvis/contracts/content/translation-events.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import { eventId } from '../../adapters/log/event-ids.ts';
import { evolveProposal, type ProposalState } from './decide-merge.ts';

/** A proposal folded from its stream, as far as that was read. */
export interface LoadedProposal {
  readonly state: ProposalState;
  readonly revision: number | undefined;
  readonly position: Position;
}

/** Reads and writes the streams of merge-language proposals. */
export class ProposalStore {
  readonly #log: EventLog;

  constructor(log: EventLog) {
    this.#log = log;
  }

  async load(proposalId: ContentId): Promise<LoadedProposal> {
    const events = await this.#log.readStream(streamOf(proposalId));
    const last = events.at(-1);
    return {
      state: events
        .map(readTranslationEvent)
        .reduce<ProposalState>(evolveProposal, { kind: 'none' }),
      revision: last?.revision,
      position: last?.position ?? startOfLog,
    };
  }

  /** Appends to a proposal as it was loaded. @returns its new state, or `conflict` when the stream has moved */
  async append(
    proposalId: ContentId,
    loaded: LoadedProposal,
    events: readonly TranslationEvent[],
    context: { readonly commandId: string; readonly actor: string; readonly occurredAt: string },
  ): Promise<LoadedProposal | 'conflict'> {
    if (events.length === 0) return loaded;
    const metadata = { ...context, version: contentEventVersion };
    const result = await this.#log.append(
      streamOf(proposalId),
      loaded.revision ?? 'no-stream',
      events.map((event, index) => ({
        id: eventId(context.commandId, index),
        ...event,
        metadata,
      })),
    );
    if (result.outcome === 'conflict') return 'conflict';
    const state = events.reduce<ProposalState>(evolveProposal, loaded.state);
    return { state, revision: result.revision, position: result.position };
  }
}

function streamOf(proposalId: ContentId): string {
  return `${translationStreamPrefix}${proposalId}`;
}
