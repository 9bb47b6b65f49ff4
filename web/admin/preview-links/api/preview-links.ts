import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import type { previewLinkDays } from '@parvis/contracts/content/preview-link-endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import type { ItemOfKind } from '../../page-editor/api/read-editor.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';

export type PreviewLinkDays = (typeof previewLinkDays)[number];

/** Reads the valid links to the draft of an item. */
export function readPreviewLinks({ kind, id }: ItemOfKind) {
  return queryOptions({
    queryKey: ['content', id, 'preview-links'],
    queryFn: ({ signal }) =>
      callEndpoint(kindEndpoints[kind].previewLinks, { params: { id }, signal }),
  });
}

/** Creates a link; only its response has its address. */
export function createPreviewLink({ kind, id }: ItemOfKind, days: PreviewLinkDays) {
  return callEndpoint(kindEndpoints[kind].createPreviewLink, { params: { id }, body: { days } });
}

/** Ends a link. */
export function revokePreviewLink({ kind, id }: ItemOfKind, linkId: string) {
  return callEndpoint(kindEndpoints[kind].revokePreviewLink, { params: { id, linkId } });
}
