import type { RevisionEntry } from '@parvis/contracts/revisions/views.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useCommand } from '../requests/use-command.ts';
import { useCan } from '../shell/session.ts';
import { restoreRevision, undeleteItem } from './api/revisions.ts';
import type { RevisionedEntity } from './revisioned-entity.ts';

/**
 * Returns the functions that restore a revision of an item and undelete it, and whether the user
 * may.
 */
export function useRestore(thing: RevisionedEntity) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  // All queries about it: its list, its choices, its history.
  const refresh = useCallback(() => queryClient.invalidateQueries(), [queryClient]);
  const { run, busy } = useCommand(refresh);
  const mayRestore = useCan(thing.type === 'site-settings' ? 'site.configure' : 'content.write');
  const restore = (entry: RevisionEntry, seen: number) => {
    const { revision } = entry;
    void run({
      send: () => restoreRevision(thing, entry, seen),
      done: () => ({ words: intl.formatMessage({ id: 'revisions.restored' }, { revision }) }),
    });
  };
  const undelete = (name: string, revision: number) => {
    if (thing.type === 'site-settings' || thing.type === 'synonyms') return;
    const { type, ...deleted } = thing;
    void run({
      send: () => undeleteItem(type, { ...deleted, revision }),
      done: () => ({ words: intl.formatMessage({ id: 'list.undeleted' }, { name }) }),
    });
  };
  return { restore, undelete, busy, mayRestore };
}
