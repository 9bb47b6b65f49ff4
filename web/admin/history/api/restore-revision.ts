import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import type { ItemOfKind } from '../../page-editor/api/read-editor.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';

interface Restore {
  readonly item: ItemOfKind;
  /** The module; omitted for the item's header. */
  readonly moduleId: string | undefined;
  /** The revision to restore. */
  readonly revision: number;
  /** The latest revision, on which the restore is based. */
  readonly newest: number;
}

/** Restores an earlier revision as a new one of the draft; those in between stay in the history. */
export async function restoreRevision(restore: Restore): Promise<void> {
  const { item, moduleId, revision, newest } = restore;
  const sent = { body: { revision }, ifMatch: newest };
  if (moduleId === undefined) {
    await callEndpoint(kindEndpoints[item.kind].restore, {
      params: { id: item.id },
      ...sent,
    });
    return;
  }
  await callEndpoint(contentEndpoints.restoreModule, {
    params: { contentId: item.id, moduleId },
    ...sent,
  });
}
