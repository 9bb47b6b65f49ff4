import { editorEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { editedContentSchema } from '@parvis/contracts/content/kind-views.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import { lockViewSchema } from '@parvis/contracts/content/views.ts';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { callEndpoint } from '../../requests/call-endpoint.ts';

const editorDataSchema = z.object({
  content: editedContentSchema,
  locks: z.array(lockViewSchema),
});
export type EditorData = z.infer<typeof editorDataSchema>;

/** How often an open editor checks for other users' changes, in milliseconds. */
const refetchIntervalMs = 5_000;

/** An item of a kind. */
export interface ItemOfKind {
  readonly kind: ContentKind;
  readonly id: string;
}

function fetchEditor({ kind, id }: ItemOfKind, signal: AbortSignal): Promise<EditorData> {
  return callEndpoint(editorEndpoints[kind].editData, { params: { id }, signal });
}

/** Reads the data of the editor: the latest revisions, and who edits which part. */
export function readEditor({ kind, id }: ItemOfKind) {
  return queryOptions({
    queryKey: ['content', id],
    queryFn: ({ signal }) => fetchEditor({ kind, id }, signal),
    refetchInterval: refetchIntervalMs,
  });
}

/** Reads the item after `attempt` was rejected as stale; cached per attempt. */
export function readConflict({ kind, id }: ItemOfKind, attempt: string | undefined) {
  return queryOptions({
    queryKey: ['content', id, 'overtaking', attempt],
    queryFn: ({ signal }) => fetchEditor({ kind, id }, signal),
  });
}
