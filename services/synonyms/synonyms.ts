import type { SynonymRule } from '@parvis/contracts/careers/synonyms.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import {
  synonymEndpoints as at,
  type SynonymsPreview,
} from '@parvis/contracts/synonyms/endpoints.ts';
import {
  synonymsKey as id,
  type SynonymEvent,
  synonymEvents,
} from '@parvis/contracts/synonyms/events.ts';
import { type SynonymList, suppliedSynonyms } from '@parvis/contracts/synonyms/synonym-list.ts';
import { jsonReply, type Route, route } from '../http/route.ts';
import { decideSingleton, type SingletonCommand } from '../revisioned/decide-singleton.ts';
import { commandsOn, type SavedEntity } from '../revisioned/entity.ts';
import { singletonReads } from '../revisioned/entity-reads.ts';
import { singletonReplies } from '../revisioned/entity-replies.ts';
import { type EntityPorts, entityWriter } from '../revisioned/entity-writer.ts';

/** A search, and the rules to compare with those in use. */
export interface PreviewedSearch {
  readonly typed: string;
  readonly locale: Locale;
  readonly rules: readonly SynonymRule[];
}

/** The dependencies of the synonyms. */
export interface SynonymPorts extends EntityPorts {
  /** Searches with the rules in use, and with others. */
  readonly preview: (search: PreviewedSearch) => Promise<SynonymsPreview>;
}

/** The synonyms of searches, in all languages. */
const synonyms: SavedEntity<typeof id, SynonymList, SynonymEvent> = {
  events: synonymEvents,
  commands: commandsOn('synonyms'),
  saved: ({ revision, restored, content: list }) =>
    restored === undefined
      ? { type: 'SynonymsSaved', data: { revision, list } }
      : { type: 'SynonymsRestored', data: { revision, restored, list } },
};

/** Returns the routes of the synonyms of searches. */
export function synonymRoutes(ports: SynonymPorts): Route[] {
  const writer = entityWriter(synonyms, ports, {
    decide: (command: SingletonCommand<typeof id, SynonymList>, state) =>
      decideSingleton(synonyms, command, state),
  });
  const reads = singletonReads(id, suppliedSynonyms, 'synonyms', ports);
  const replies = singletonReplies(synonyms, writer, ports);
  return [
    route(at.getSynonyms, () => reads.get()),
    route(at.synonymsHistory, ({ query }) => reads.history(query)),
    route(at.previewSynonyms, async ({ body }) => jsonReply(await ports.preview(body))),
    route(at.saveSynonyms, ({ body }, context) => replies.save(id, body, context)),
    route(at.restoreSynonyms, ({ body }, context) => replies.restore(id, body.revision, context)),
  ];
}
