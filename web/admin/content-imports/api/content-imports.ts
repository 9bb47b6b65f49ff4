import {
  type ContentImportId,
  isUnderWay,
} from '@parvis/contracts/content-import/content-import.ts';
import { contentImportEndpoints as at } from '@parvis/contracts/content-import/endpoints.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** How often an import that is under way is read again, in milliseconds. */
const everyMs = 1_000;

/** Lists a page of the imports; read again while one is under way. */
export function listContentImports(page: number) {
  return queryOptions({
    queryKey: ['content-imports', 'list', page],
    queryFn: ({ signal }) => callEndpoint(at.listContentImports, { query: { page }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some((one) => isUnderWay(one.state)) ? everyMs : false,
  });
}

/** Reads an import; again while it is under way. */
export function readContentImport(id: string) {
  return queryOptions({
    queryKey: ['content-imports', 'one', id],
    queryFn: ({ signal }) => callEndpoint(at.getContentImport, { params: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isUnderWay(state.data.state) ? everyMs : false,
  });
}

/** Has an upload rehearsed. */
export function createContentImport(
  uploadId: string,
  language: Locale | undefined,
  signal: AbortSignal,
) {
  const body = { uploadId, ...(language !== undefined && { language }) };
  return callEndpoint(at.createContentImport, { body, signal });
}

/** Carries an import out, or rehearses it again. */
export function startContentImport(
  id: ContentImportId,
  hosts: readonly string[],
  isRehearsal: boolean,
) {
  const body = { hosts: [...hosts], isRehearsal };
  return callEndpoint(at.startContentImport, { params: { id }, body });
}

export function cancelContentImport(id: ContentImportId) {
  return callEndpoint(at.cancelContentImport, { params: { id }, body: {} });
}

export function deleteContentImport(id: ContentImportId) {
  return callEndpoint(at.deleteContentImport, { params: { id }, body: {} });
}
