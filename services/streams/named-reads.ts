import type { Outcome, RefusalCode } from '@parvis/contracts/http/refusal.ts';
import type { Revisioned } from '@parvis/contracts/revisions/revisioned.ts';
import { type RevisionList, revisionedView } from '@parvis/contracts/revisions/views.ts';
import type { Reply } from '../http/route.ts';
import { type AccountNames, withName, withNames } from './account-names.ts';

type NamedItem<Content> = { readonly id: string } & ReturnType<typeof revisionedView<Content>>;

interface Item {
  readonly revision: number;
  readonly updatedBy: string;
}

/** Replies with a list from a read model, with account names in place of account ids. */
export async function namedList<One extends Item, Page extends object>(
  accountNames: AccountNames,
  { items, ...page }: Page & { readonly items: readonly One[] },
) {
  const body = { ...page, items: await withNames(accountNames, items) };
  return { kind: 'json', body } as const;
}

/** Replies with one item from a read model, with an account name in place of the account id. */
export async function namedItem<Content extends object>(
  accountNames: AccountNames,
  found: Outcome<Revisioned<Content>>,
): Promise<Reply<NamedItem<Content>>> {
  if (!found.ok) return { kind: 'refused', refusals: found.refusals };
  const { id, revision } = found.value;
  const body = await withName(accountNames, { id, ...revisionedView(found.value) });
  return { kind: 'json', body, etag: revision };
}

/** Returns the same items with account names instead of account ids. */
export async function namedPeople<T extends { readonly by: string }>(
  accountNames: AccountNames,
  items: readonly T[],
): Promise<T[]> {
  const names = await accountNames.namesOf([...new Set(items.map(({ by }) => by))]);
  return items.map((one) => ({ ...one, by: names.get(one.by) ?? one.by }));
}

/** Replies with a page of a history from a read model, or refuses an empty history with `missing`. */
export async function namedRevisions(
  accountNames: AccountNames,
  list: RevisionList,
  missing: RefusalCode | undefined,
): Promise<Reply<RevisionList>> {
  if (list.total === 0 && missing) return { kind: 'refused', refusals: [{ code: missing }] };
  return { kind: 'json', body: { ...list, items: await namedPeople(accountNames, list.items) } };
}
