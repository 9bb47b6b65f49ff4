import type { RevisionEntry } from '@parvis/contracts/revisions/views.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useCommand } from '../requests/use-command.ts';
import { useCan } from '../shell/session.ts';
import { entities, type RevisionedEntity } from './entities.ts';

/**
 * Returns the functions that restore a revision of an item and undelete it, and whether the user
 * may.
 */
export function useRestore(one: RevisionedEntity) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  // All queries about it: its list, its choices, its history.
  const refresh = useCallback(() => queryClient.invalidateQueries(), [queryClient]);
  const { run, busy } = useCommand(refresh);
  const entity = entities[one.type];
  const restore = ({ revision, content }: RevisionEntry, seen: number) => {
    void run({
      send: () => entity.restore(one, revision, content, seen),
      done: () => ({ words: intl.formatMessage({ id: 'revisions.restored' }, { revision }) }),
    });
  };
  const undelete = (name: string, revision: number) => {
    void run({
      send: async () => entity.undelete?.({ ...one, revision }),
      done: () => ({ words: intl.formatMessage({ id: 'list.undeleted' }, { name }) }),
    });
  };
  return { restore, undelete, busy, mayRestore: useCan(entity.needs) };
}
