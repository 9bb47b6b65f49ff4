import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { SynonymEvent } from '@parvis/contracts/synonyms/events.ts';
import type { SavedSynonyms, SynonymList } from '@parvis/contracts/synonyms/synonym-list.ts';
import { requireSeenOrUnsaved } from '../streams/requirements.ts';

/**
 * Commands on the synonyms. `expectedRevision` is 0 before the first save. The command that
 * restores a revision contains that revision in full.
 */
export type SynonymCommand = {
  readonly expectedRevision: number;
  readonly list: SynonymList;
} & (
  | { readonly type: 'save-synonyms' }
  | { readonly type: 'restore-synonyms'; readonly restored: number }
);

/** Decides a command on the synonyms. */
export function decideSynonyms(
  command: SynonymCommand,
  state: SavedSynonyms | undefined,
): Outcome<readonly SynonymEvent[]> {
  const { expectedRevision, list } = command;
  const seen = requireSeenOrUnsaved(state, expectedRevision);
  if (!seen.ok) return seen;
  const revision = seen.value + 1;
  switch (command.type) {
    case 'save-synonyms':
      return accept([{ type: 'SynonymsSaved', data: { revision, list } }]);
    case 'restore-synonyms': {
      const { restored } = command;
      if (restored >= revision) return refuse('revision-not-found', { path: ['revision'] });
      return accept([{ type: 'SynonymsRestored', data: { revision, restored, list } }]);
    }
  }
}
