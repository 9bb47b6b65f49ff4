import { isDeepStrictEqual } from 'node:util';
import type { CommandOf } from '@parvis/contracts/content/commands.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Place } from '../addresses/place.ts';
import { decideInSteps } from '../item/decide-in-steps.ts';
import { type Decision, requireItem, requirePublishable } from '../item/guards.ts';
import type { Approval, Item, ItemState } from '../item/item.ts';
import { draftVersion, publicVersion } from '../item/version.ts';
import { publishVersionSteps } from '../schedule/publish-version.ts';

/** A command about the approval of a publication. */
type ApprovalCommand = CommandOf<
  'request-approval' | 'withdraw-approval' | 'approve-publication' | 'return-publication'
>;

/** Decides a command about the approval of a publication. */
export function decideApproval(command: ApprovalCommand, state: ItemState, place: Place): Decision {
  switch (command.type) {
    case 'request-approval':
      return decideRequestApproval(command, state);
    case 'withdraw-approval':
      return decideWithdrawApproval(command, state);
    case 'approve-publication':
      return decideApprovePublication(command, state, place);
    case 'return-publication':
      return decideReturnPublication(command, state);
  }
}

/** Requests approval of the draft as it is now. Without effect when visitors see it already. */
function decideRequestApproval(command: CommandOf<'request-approval'>, state: ItemState): Decision {
  const publishable = requirePublishable(state, command);
  if (!publishable.ok) return publishable;
  const item = publishable.value;
  const { contentId, note } = command;
  const { header, modules } = draftVersion(item);
  if (isDeepStrictEqual(publicVersion(item), { header, modules })) return accept([]);
  const version = { header, modules: [...modules] };
  const request = (item.approval?.request.number ?? 0) + 1;
  return accept([{ type: 'ApprovalRequested', data: { contentId, request, note, version } }]);
}

/** Withdraws a request, or sets aside the comments with which it was returned. */
function decideWithdrawApproval(
  { contentId, request }: CommandOf<'withdraw-approval'>,
  state: ItemState,
): Decision {
  const existing = requireItem(state);
  if (!existing.ok) return existing;
  const { approval } = existing.value;
  if (approval?.request.number !== request) return refuse('approval-not-waiting');
  if (approval.kind === 'settled') return accept([]);
  return accept([{ type: 'ApprovalWithdrawn', data: { contentId, request } }]);
}

/** Approves a request of somebody else: exactly the requested version is published. */
function decideApprovePublication(
  command: CommandOf<'approve-publication'>,
  state: ItemState,
  place: Place,
): Decision {
  const waiting = requireWaiting(command, state);
  if (!waiting.ok) return waiting;
  const { item, approval } = waiting.value;
  if (approval.request.by === command.by) return refuse('approval-own');
  const { contentId, request } = command;
  return decideInSteps(state, [
    () => accept([{ type: 'PublicationApproved', data: { contentId, request } }]),
    ...publishVersionSteps(item, approval.request.version, place),
  ]);
}

/** Returns a request with comments. */
function decideReturnPublication(
  command: CommandOf<'return-publication'>,
  state: ItemState,
): Decision {
  const waiting = requireWaiting(command, state);
  if (!waiting.ok) return waiting;
  const { item } = waiting.value;
  const known = new Set([...item.modules, ...item.deletedModules].map(({ id }) => id));
  const unknown = command.comments.findIndex(
    ({ part }) => part !== undefined && part !== 'header' && !known.has(part),
  );
  if (unknown >= 0) return refuse('module-not-found', { path: ['comments', unknown, 'part'] });
  const { contentId, request } = command;
  const comments = [...command.comments];
  return accept([{ type: 'PublicationReturned', data: { contentId, request, comments } }]);
}

interface Waiting {
  readonly item: Item;
  readonly approval: Extract<Approval, { kind: 'waiting' }>;
}

function requireWaiting(
  { request }: CommandOf<'approve-publication' | 'return-publication'>,
  state: ItemState,
): Outcome<Waiting> {
  const existing = requireItem(state);
  if (!existing.ok) return existing;
  const item = existing.value;
  const { approval } = item;
  return approval?.kind === 'waiting' && approval.request.number === request
    ? accept({ item, approval })
    : refuse('approval-not-waiting');
}
