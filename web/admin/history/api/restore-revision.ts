import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { contentReceiptSchema, moduleViewSchema } from '@parvis/contracts/content/views.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';

interface Restore {
  readonly contentId: string;
  /** None for the page's header. */
  readonly moduleId: string | undefined;
  /** The revision to restore. */
  readonly revision: number;
  /** The latest revision, on which the restore is based. */
  readonly newest: number;
  /** A draft is not shown to visitors. */
  readonly draft: boolean;
}

/** Restores an earlier revision as a new one; those between stay in the history. */
export async function restoreRevision(restore: Restore): Promise<void> {
  const { contentId, moduleId, revision, newest, draft } = restore;
  const sent = { body: { revision, draft }, ifMatch: newest };
  if (moduleId === undefined) {
    await callEndpoint(contentEndpoints.restorePage, contentReceiptSchema, {
      params: { id: contentId },
      ...sent,
    });
    return;
  }
  await callEndpoint(contentEndpoints.restoreModule, moduleViewSchema, {
    params: { contentId, moduleId },
    ...sent,
  });
}
