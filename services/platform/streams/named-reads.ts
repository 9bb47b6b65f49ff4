import type { Outcome, RefusalCode } from '@parvis/contracts/http/refusal.ts';
import type { Revisioned } from '@parvis/contracts/revisions/revisioned.ts';
import { revisionedView } from '@parvis/contracts/revisions/views.ts';
import type { Reply } from '../http/route.ts';
import { type Directory, withNames } from './directory.ts';

interface Item {
  readonly revision: number;
  readonly updatedBy: string;
}

/** Answers a list from a read model, with names in the place of account ids. */
export async function namedList(
  directory: Directory,
  list: { readonly items: readonly Item[] },
): Promise<Reply> {
  return { kind: 'json', body: { ...list, items: await withNames(directory, list.items) } };
}

/** Answers one thing from a read model, with a name in the place of the account id. */
export async function namedItem<Content extends object>(
  directory: Directory,
  found: Outcome<Revisioned<Content>>,
): Promise<Reply> {
  if (!found.ok) return { kind: 'refused', refusals: found.refusals };
  const { id, revision } = found.value;
  const [body] = await withNames(directory, [{ id, ...revisionedView(found.value) }]);
  return { kind: 'json', body, etag: revision };
}

/** Answers a history from a read model; one without entries is that of nothing. */
export async function namedRevisions(
  directory: Directory,
  revisions: readonly { readonly by: string }[],
  missing: RefusalCode,
): Promise<Reply> {
  if (revisions.length === 0) return { kind: 'refused', refusals: [{ code: missing }] };
  const names = await directory.namesOf([...new Set(revisions.map(({ by }) => by))]);
  const named = revisions.map((one) => ({ ...one, by: names.get(one.by) ?? one.by }));
  return { kind: 'json', body: { revisions: named } };
}
