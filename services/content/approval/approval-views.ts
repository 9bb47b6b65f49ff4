import { isDeepStrictEqual } from 'node:util';
import type { ApprovalView, ListedApproval } from '@parvis/contracts/content/approval-endpoints.ts';
import { titleOf } from '@parvis/contracts/content/header.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import type { ContentServices } from '../content-services.ts';
import { requireItem } from '../item/guards.ts';
import { draftVersion } from '../item/version.ts';
import { changesWith } from '../publish/publication-changes.ts';
import type { ListPage } from '../read-content/content-reads.ts';
import { pinsOf } from '../schedule/planned.ts';

type Services = Pick<ContentServices, 'store' | 'approvals' | 'accountNames' | 'reads'>;

/**
 * Returns one page of the publications that wait for approval or were returned, oldest first.
 * @param viewer the account that reads them
 */
export async function listWaiting(
  { reads, store, accountNames }: Services,
  paging: { readonly page: number; readonly pageSize: number },
  viewer: string,
): Promise<ListPage<ListedApproval>> {
  const { items: rows, ...list } = await reads.approvals({
    page: paging.page,
    pageSize: paging.pageSize,
  });
  const names = await accountNames.namesOf([...new Set(rows.map(({ by }) => by))]);
  const items = rows.map(async ({ id, request, state, note, by, at }) => {
    const { state: item } = await store.load(id);
    if (item.kind === 'none') return [];
    const { locale, header } = item;
    const { kind } = header.content;
    const about = { id, kind, locale, title: titleOf(header.content) };
    return [{ ...about, request, state, note, by: names.get(by) ?? by, isOwn: by === viewer, at }];
  });
  return { ...list, items: (await Promise.all(items)).flat() };
}

/**
 * Returns whether an item needs approval, the request that waits for it, and what was returned.
 * @param viewer the account that reads it
 */
export async function viewApproval(
  { store, approvals, accountNames }: Services,
  contentId: ContentId,
  viewer: string,
): Promise<Outcome<ApprovalView>> {
  const existing = requireItem((await store.load(contentId)).state);
  if (!existing.ok) return existing;
  const item = existing.value;
  const isRequired = await approvals.appliesTo(item, store);
  const { approval } = item;
  if (approval === undefined || approval.kind === 'settled')
    return accept({ isRequired, waiting: null, returned: null });
  const { by, at } = approval.kind === 'returned' ? approval.returned : approval.request;
  const name = (await accountNames.namesOf([by])).get(by) ?? by;
  const { number: request, note, version } = approval.request;
  if (approval.kind === 'returned') {
    const comments = [...approval.comments];
    return accept({ isRequired, waiting: null, returned: { request, by: name, at, comments } });
  }
  const pins = pinsOf(version);
  const waiting = {
    request,
    note,
    by: name,
    isOwn: by === viewer,
    at,
    isDraft: isDeepStrictEqual(pins, draftVersion(item)),
    changes: changesWith(item, pins),
  };
  return accept({ isRequired, waiting, returned: null });
}
