import type { ContentId } from '@parvis/contracts/content/ids.ts';
import {
  composePreview,
  type ModuleRevision,
  type Preview,
} from '../page-fragments/compose-preview.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { completePage } from './complete-page.ts';
import { contentWithOffers } from './offers/complete-with-offers.ts';
import type { OfferIndexAt } from './offers/offer-index-at.ts';

/**
 * A page as its editors see it, under the menus of the site, its videos, pictures and offers included;
 * undefined when there is none. @throws ReadModelNotServed
 */
export async function composePagePreview(
  db: Queryable,
  indexAt: OfferIndexAt,
  contentId: ContentId,
  shown?: ModuleRevision,
): Promise<Preview | undefined> {
  const preview = await composePreview(db, contentId, shown);
  if (preview === undefined) return undefined;
  const composed = await completePage(db, preview.composed);
  return { ...preview, composed: await contentWithOffers(db, indexAt, composed, undefined) };
}
