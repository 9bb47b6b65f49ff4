import { type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import {
  type SynonymEvent,
  synonymEvents,
  synonymEventVersion,
  synonymStreamPrefix,
  synonymsKey,
} from '@parvis/contracts/synonyms/events.ts';
import { evolveSynonyms } from '@parvis/contracts/synonyms/evolve-synonyms.ts';
import type { SavedSynonyms, SynonymList } from '@parvis/contracts/synonyms/synonym-list.ts';
import type { RequestContext } from '../http/route.ts';
import { requireIfMatch } from '../streams/requirements.ts';
import type { StreamFamily } from '../streams/stream-family.ts';
import {
  type ExecutedCommand,
  StreamWriter,
  type StreamWriterDeps,
} from '../streams/stream-writer.ts';
import { decideSynonyms, type SynonymCommand } from './decide.ts';

const family: StreamFamily<SavedSynonyms, SynonymEvent> = {
  prefix: synonymStreamPrefix,
  version: synonymEventVersion,
  read: synonymEvents.read,
  evolve: evolveSynonyms,
};

type Executed = Promise<Outcome<ExecutedCommand<SavedSynonyms>>>;

/** Executes commands on the synonyms, for those who may write content. */
export class SynonymWriter {
  readonly #log: EventLog;
  readonly #writer: StreamWriter<SavedSynonyms, SynonymEvent>;

  constructor(deps: StreamWriterDeps<SavedSynonyms> & { readonly log: EventLog }) {
    this.#log = deps.log;
    this.#writer = new StreamWriter(family, deps);
  }

  /** Saves a list over the revision that its editor saw. @throws LogUnavailable */
  async save(list: SynonymList, context: RequestContext): Executed {
    const seen = requireIfMatch(context);
    if (!seen.ok) return seen;
    return this.#execute({ type: 'save-synonyms', expectedRevision: seen.value, list }, context);
  }

  /** Makes an earlier revision the newest. @throws LogUnavailable */
  async restore(restored: number, context: RequestContext): Executed {
    const seen = requireIfMatch(context);
    if (!seen.ok) return seen;
    const list = await this.#listAt(restored);
    if (list === undefined) return refuse('revision-not-found', { path: ['revision'] });
    const expectedRevision = seen.value;
    return this.#execute({ type: 'restore-synonyms', expectedRevision, restored, list }, context);
  }

  #execute(command: SynonymCommand, { actor, commandId }: RequestContext): Executed {
    return this.#writer.execute({
      actor,
      capability: 'content.write',
      requestId: commandId,
      id: synonymsKey,
      command: command.type,
      decide: (state) => decideSynonyms(command, state),
    });
  }

  async #listAt(revision: number): Promise<SynonymList | undefined> {
    for (const recorded of await this.#log.readStream(synonymStreamPrefix + synonymsKey)) {
      const { data } = synonymEvents.read(recorded);
      if (data.revision === revision) return data.list;
    }
    return undefined;
  }
}
