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
  /** Whether it is restored as a draft, which visitors do not see. */
  readonly draft: boolean;
}

/** Restores an earlier revision as a new one; those in between stay in the history. */
export async function restoreRevision(restore: Restore): Promise<void> {
  const { item, moduleId, revision, newest, draft } = restore;
  const sent = { body: { revision, draft }, ifMatch: newest };
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
