import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { contentViewSchema, lockViewSchema } from '@parvis/contracts/content/views.ts';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { callEndpoint } from '../../requests/call-endpoint.ts';

const editorDataSchema = z.object({
  content: contentViewSchema,
  lock: lockViewSchema.nullable(),
});
export type EditorData = z.infer<typeof editorDataSchema>;

/** How often an open editor looks whether somebody else changed the page, in milliseconds. */
const refetchIntervalMs = 15_000;

function fetchEditor(id: string, signal: AbortSignal): Promise<EditorData> {
  return callEndpoint(inlineEndpoints.editView, editorDataSchema, { params: { id }, signal });
}

/** Everything the page editor opens with: the newest of everything, and who holds the lock. */
export function readEditor(id: string) {
  return queryOptions({
    queryKey: ['page', id],
    queryFn: ({ signal }) => fetchEditor(id, signal),
    refetchInterval: refetchIntervalMs,
  });
}

/** The page as it stands after `attempt` came too late; read afresh for each attempt. */
export function readConflict(id: string, attempt: string | undefined) {
  return queryOptions({
    queryKey: ['page', id, 'overtaking', attempt],
    queryFn: ({ signal }) => fetchEditor(id, signal),
  });
}
