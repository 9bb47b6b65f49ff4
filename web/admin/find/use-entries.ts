import type { SearchedGroup } from '@parvis/contracts/admin-search/endpoints.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useNamedContent } from '../content-picker/use-named-content.ts';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { whoAmI } from '../shell/session.ts';
import { commandsInReach } from '../shortcuts/commands-in-reach.ts';
import { type Entry, type EntryGroup, editorOf } from './entry.ts';
import { foundGroups } from './found-groups.ts';
import { type LocalEntry, listLocalEntries, matchLocal } from './local-entries.ts';
import { readRecent } from './recent-items.ts';
import { useFound } from './use-found.ts';

/** How a search went. */
export interface SearchState {
  readonly isCurrent: boolean;
  readonly isSlow: boolean;
  readonly isFailed: boolean;
  readonly isNothing: boolean;
  readonly unavailable: readonly SearchedGroup[];
}

/**
 * Returns the entries for what was typed, in groups: screens and actions, then what the server found.
 * Before anything is typed, what was opened last; when nothing is found, what to do next.
 */
export function useEntries(
  typed: string,
  showShortcuts: () => void,
): { readonly groups: readonly EntryGroup[]; readonly state: SearchState } {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const { data: account } = useSuspenseQuery(whoAmI);
  const [commands] = useState(commandsInReach.list);
  const recent = useRecent(account.id);
  const { found, isCurrent, isSlow, isFailed } = useFound(typed);
  const local = listLocalEntries({
    intl,
    roles: account.roles,
    withheld: account.withheld,
    commands,
    showShortcuts,
  });
  const here = typed === '' ? local.filter(({ isFirst }) => isFirst) : matchLocal(local, typed);
  const before = typed === '' ? [groupOf(intl, 'recent', recent)] : [];
  const remote = found ? foundGroups(found, intl, language) : [];
  const groups = [...before, groupOf(intl, 'here', here), ...remote].filter(
    ({ entries }) => entries.length > 0,
  );
  const unavailable = found?.unavailable ?? [];
  const isWhole = isCurrent && !isFailed && unavailable.length === 0;
  const isNothing = typed !== '' && isWhole && groups.length === 0;
  return {
    groups: isNothing ? [groupOf(intl, 'next', nextSteps(local))] : groups,
    state: { isCurrent, isSlow, isFailed, isNothing, unavailable },
  };
}

function groupOf(intl: IntlShape, id: 'here' | 'next' | 'recent', entries: readonly Entry[]) {
  return { id, heading: intl.formatMessage({ id: `find.group.${id}` }), entries };
}

/** What is not found may be new, or deleted. */
function nextSteps(local: readonly LocalEntry[]): readonly Entry[] {
  return local.filter(({ id }) => id === 'create-page' || id === '/admin/trash');
}

/** The items that were opened last, but deleted ones. */
function useRecent(accountId: string): readonly Entry[] {
  const [ids] = useState(() => readRecent(accountId));
  const { data } = useNamedContent(ids);
  return ids.flatMap((id): readonly Entry[] => {
    const item = data?.get(id);
    if (item === undefined || item.status === 'deleted') return [];
    const icon = item.kind === 'personality' ? 'person' : 'content';
    return [{ id, icon, label: item.title, note: item.url, item, opens: editorOf(item) }];
  });
}
