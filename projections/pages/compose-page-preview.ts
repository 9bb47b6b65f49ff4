import type { ContentId } from '@parvis/contracts/content/ids.ts';
import {
  composePreview,
  type ModuleRevision,
  type Preview,
} from '../page-fragments/compose-preview.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { completePage } from './complete-page.ts';

/**
 * A page as its editors see it, under the menus of the site, its videos and pictures included; undefined
 * when there is none. @throws ReadModelNotServed
 */
export async function composePagePreview(
  db: Queryable,
  contentId: ContentId,
  shown?: ModuleRevision,
): Promise<Preview | undefined> {
  const preview = await composePreview(db, contentId, shown);
  return preview && { ...preview, composed: await completePage(db, preview.composed) };
}
