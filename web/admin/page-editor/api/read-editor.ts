import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { contentViewSchemas, lockViewSchema } from '@parvis/contracts/content/views.ts';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { callEndpoint } from '../../requests/call-endpoint.ts';

const editorDataSchema = z.object({
  content: contentViewSchemas.page,
  locks: z.array(lockViewSchema),
});
export type EditorData = z.infer<typeof editorDataSchema>;

/** How often an open editor checks for other users' changes, in milliseconds. */
const refetchIntervalMs = 5_000;

function fetchEditor(id: string, signal: AbortSignal): Promise<EditorData> {
  return callEndpoint(inlineEndpoints.editView, editorDataSchema, { params: { id }, signal });
}

/** Reads the data of the page editor: the latest revisions, and who edits which part. */
export function readEditor(id: string) {
  return queryOptions({
    queryKey: ['page', id],
    queryFn: ({ signal }) => fetchEditor(id, signal),
    refetchInterval: refetchIntervalMs,
  });
}

/** Reads the page after `attempt` was rejected as stale; cached per attempt. */
export function readConflict(id: string, attempt: string | undefined) {
  return queryOptions({
    queryKey: ['page', id, 'overtaking', attempt],
    queryFn: ({ signal }) => fetchEditor(id, signal),
  });
}
