import { type ContentHeader, headerOfKind } from '@parvis/contracts/content/header.ts';
import { toSlug } from '@parvis/contracts/site/slug.ts';
import { type FrontMatter, titleOfFront } from './front-matter.ts';
import type { References } from './resolve-module.ts';

/** Returns the slug of a document's item: the written one, or that of its title. */
export function slugOfFront(front: FrontMatter): string {
  return front.slug ?? toSlug(titleOfFront(front));
}

/** Returns the header of a document's item. @throws Error when an editor could not have saved it */
export function headerOfFront(
  front: FrontMatter,
  { contentId, mediaId }: Pick<References, 'contentId' | 'mediaId'>,
): ContentHeader {
  const { kind, date, parent, image, ...fields } = front;
  return headerOfKind(kind, {
    ...fields,
    slug: slugOfFront(front),
    publishedOn: date,
    ...(parent !== undefined && { parentId: contentId(parent) }),
    ...(image !== undefined && { imageId: mediaId(image) }),
  });
}
