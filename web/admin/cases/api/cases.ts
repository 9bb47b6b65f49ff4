import type { CaseContent } from '@parvis/contracts/cases/case.ts';
import { caseEndpoints as at } from '@parvis/contracts/cases/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Lists a page of cases. */
export function listCases(page: number | undefined) {
  return queryOptions({
    queryKey: ['cases', 'list', page ?? 1],
    queryFn: ({ signal }) => callEndpoint(at.listCases, { query: { page: page ?? 1 }, signal }),
  });
}

/** Reads a case. */
export function readCase(id: string) {
  return queryOptions({
    queryKey: ['cases', id],
    queryFn: ({ signal }) => callEndpoint(at.getCase, { params: { id }, signal }),
  });
}

export function openCase(body: CaseContent) {
  return callEndpoint(at.openCase, { body });
}

export function saveCase(id: string, revision: number, body: CaseContent) {
  return callEndpoint(at.saveCase, { params: { id }, body, ifMatch: revision });
}

export function noteCase(id: string, note: string) {
  return callEndpoint(at.noteCase, { params: { id }, body: { note } });
}

export function closeCase(id: string, reason: string) {
  return callEndpoint(at.closeCase, { params: { id }, body: { reason } });
}

export function reopenCase(id: string, reason: string) {
  return callEndpoint(at.reopenCase, { params: { id }, body: { reason } });
}

/** What is typed to place a hold. */
export interface TypedHold {
  readonly basis: string;
  readonly until: string;
  readonly items: readonly string[];
  readonly people: readonly string[];
}

export function placeHold(id: string, { items, people, ...terms }: TypedHold) {
  const body = { ...terms, items: [...items], people: [...people] };
  return callEndpoint(at.placeHold, { params: { id }, body });
}

export function endHold(id: string, holdId: string, reason: string) {
  return callEndpoint(at.endHold, { params: { id, holdId }, body: { reason } });
}
