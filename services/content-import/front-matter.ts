import { detailsShapes } from '@parvis/contracts/content/details.ts';
import { z } from 'zod';

const common = {
  /** The path of the item’s documents without their language and their ending: `pages/coast`. */
  parent: z.string().optional(),
  /** The key of an image of the media library. */
  image: z.string().optional(),
  /** Without one, it is derived from the title, or from a person's name. */
  slug: z.string().optional(),
  summary: z.string().optional(),
  /** The day of publication. */
  date: z.iso.date(),
};
const titled = { title: z.string().min(1), ...common };
const { publishedOn: _ofNews, imageId: _imageOfNews, ...news } = detailsShapes.news;
const { publishedOn: _ofPage, imageId: _imageOfPage, ...page } = detailsShapes.page;
const { imageId: _imageOfFocus, ...focus } = detailsShapes.focus;
const { imageId: _imageOfPerson, ...personality } = detailsShapes.personality;

/**
 * What stands above a document's text: the fields of its header, in which other items and images
 * are named by their keys.
 */
const frontMatterSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('page'), ...titled, ...page }),
  z.strictObject({
    kind: z.literal('news'),
    ...titled,
    ...news,
    nature: news.nature.default('article'),
  }),
  z.strictObject({ kind: z.literal('focus'), ...titled, ...focus }),
  z.strictObject({ kind: z.literal('personality'), ...common, ...personality }),
]);
export type FrontMatter = z.infer<typeof frontMatterSchema>;

/** Parses front matter; a document without a kind is a page. @throws ZodError */
export function parseFrontMatter(fields: unknown): FrontMatter {
  return frontMatterSchema.parse(
    typeof fields === 'object' && fields !== null ? { kind: 'page', ...fields } : fields,
  );
}

/** Returns an item's title, as people read it. */
export function titleOfFront(front: FrontMatter): string {
  return front.kind === 'personality' ? `${front.firstName} ${front.lastName}` : front.title;
}
