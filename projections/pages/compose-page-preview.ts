import type { OfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { composePreview, type Preview, type PreviewOf } from '../page-fragments/compose-preview.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { completePage } from './complete-page.ts';
import { contentWithOffers } from './offers/complete-with-offers.ts';

/**
 * A page as its editors see it, under the menus of the site, with its videos, images and offers;
 * undefined when there is none.
 * @throws ReadModelNotServed
 */
export async function composePagePreview(
  db: Queryable,
  index: OfferIndex,
  contentId: ContentId,
  of: PreviewOf = {},
): Promise<Preview | undefined> {
  const preview = await composePreview(db, contentId, of);
  if (preview === undefined) return undefined;
  const composed = await completePage(db, preview.composed);
  return {
    ...preview,
    composed: await contentWithOffers(db, async () => index, composed, undefined),
  };
}
