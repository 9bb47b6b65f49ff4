import type { ApprovalComment } from '@parvis/contracts/content/approval.ts';
import { approvalEndpoints as at } from '@parvis/contracts/content/approval-endpoints.ts';
import type { ContentReceipt } from '@parvis/contracts/content/views.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** How often an open editor checks what others decided, in milliseconds. */
const refetchIntervalMs = 15_000;

/** Reads whether an item needs approval, and the request that waits or was returned. */
export function readApproval(id: string) {
  return queryOptions({
    queryKey: ['content', id, 'approval'],
    queryFn: ({ signal }) => callEndpoint(at.getApproval, { params: { id }, signal }),
    refetchInterval: refetchIntervalMs,
  });
}

/** Lists what waits for approval or was returned, oldest first. */
export function listApprovals(page: number | undefined) {
  return queryOptions({
    queryKey: ['approvals', page],
    queryFn: ({ signal }) => callEndpoint(at.listApprovals, { query: { page: page ?? 1 }, signal }),
    placeholderData: keepPreviousData,
  });
}

interface Requested {
  readonly id: string;
  /** The draft that was seen: refused when it has changed since. */
  readonly revision: number;
  readonly modulesTag: string;
}

/** Requests approval of the draft as it was seen. */
export function requestApproval(
  { id, revision, modulesTag }: Requested,
  note: string,
): Promise<ContentReceipt> {
  const body = { note, modulesTag };
  return callEndpoint(at.requestApproval, { params: { id }, ifMatch: revision, body });
}

/** Approves a request: the version that it was made for is published. */
export function approvePublication(id: string, request: number): Promise<ContentReceipt> {
  return callEndpoint(at.approvePublication, { params: { id }, body: { request } });
}

/** Returns a request with comments. */
export function returnPublication(
  id: string,
  request: number,
  comments: readonly ApprovalComment[],
): Promise<ContentReceipt> {
  const body = { request, comments: [...comments] };
  return callEndpoint(at.returnPublication, { params: { id }, body });
}

/** Withdraws a request, or sets aside the comments with which it was returned. */
export function withdrawApproval(id: string, request: number): Promise<ContentReceipt> {
  return callEndpoint(at.withdrawApproval, { params: { id }, body: { request } });
}
