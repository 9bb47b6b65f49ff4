import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { MenuContent, MenuEntry } from '@parvis/contracts/menus/menu.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** An entry of a menu, with the number of its descendants. */
export interface LinkingEntry {
  readonly menu: string;
  readonly locale: Locale;
  readonly label: string;
  readonly below: number;
}

/** Finds the entries of menus that link to an item. @throws ReadModelNotServed */
export async function findLinkingEntries(
  db: Queryable,
  id: ContentId,
): Promise<readonly LinkingEntry[]> {
  const rows = await servedRows<{ content: MenuContent }>(
    db,
    `select read_position('menu-tree') as position, state->'content' as content
     from menu_tree.span
     where valid_to is null and not (state->>'deleted')::boolean
       and jsonb_path_exists(state, '$.**.contentId ? (@ == $id)', jsonb_build_object('id', $1::text))
     order by state->'content'->>'name', state->'content'->>'locale'`,
    [id],
  );
  return rows.flatMap(({ content: { name, locale, entries } }) =>
    linkingEntries(id, entries).map(({ label, children }) => ({
      menu: name,
      locale,
      label,
      below: countEntries(children),
    })),
  );
}

function linkingEntries(id: ContentId, entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries.flatMap((entry) => [
    ...(entry.link.kind === 'content' && entry.link.contentId === id ? [entry] : []),
    ...linkingEntries(id, entry.children),
  ]);
}

function countEntries(entries: readonly MenuEntry[]): number {
  return entries.reduce((count, { children }) => count + 1 + countEntries(children), 0);
}
