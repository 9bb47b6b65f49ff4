import type { approvalEventSchemas } from '@parvis/contracts/content/events.ts';
import type { Item, OccurredEvent } from '../item/item.ts';
import { plannedVersion } from '../schedule/planned.ts';

type Occurred<T extends OccurredEvent['type']> = Extract<OccurredEvent, { type: T }>;

/** Applies an event about the approval of a publication. @throws Error when the stream contradicts itself */
export function withApproval(item: Item, event: Occurred<keyof typeof approvalEventSchemas>): Item {
  switch (event.type) {
    case 'ApprovalRequested':
      return requested(item, event);
    case 'PublicationReturned':
      return returned(item, event);
    case 'ApprovalWithdrawn':
    case 'PublicationApproved':
      return settled(item);
  }
}

/** Returns the item with a request for approval, which replaces an earlier one. */
function requested(item: Item, { by, at, data }: Occurred<'ApprovalRequested'>): Item {
  const { request: number, note } = data;
  const version = plannedVersion(item, data.version);
  return { ...item, approval: { kind: 'waiting', request: { number, note, version, by, at } } };
}

/** Returns the item with the comments with which its request was returned. */
function returned(item: Item, { by, at, data }: Occurred<'PublicationReturned'>): Item {
  const { approval } = item;
  if (approval?.kind !== 'waiting')
    throw new Error(`request ${data.request} of ${item.contentId} was returned but never waited`);
  const { request } = approval;
  const { comments } = data;
  return { ...item, approval: { kind: 'returned', request, comments, returned: { by, at } } };
}

/** Returns the item without a request that waits, or comments: they ended with what happened. */
export function settled(item: Item): Item {
  if (item.approval === undefined) return item;
  const { number } = item.approval.request;
  return { ...item, approval: { kind: 'settled', request: { number } } };
}
