import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import { allocateHeadingIds, listHeadings } from '@parvis/contracts/rich-text/headings.ts';
import { inlineText } from '@parvis/contracts/rich-text/plain-text.ts';
import type { ShownModule } from '@parvis/contracts/site/content-page.ts';

/** A heading of a page's modules. */
export interface PageHeading {
  /** Unique across the page. */
  readonly id: string;
  readonly level: number;
  readonly words: string;
}

type Heading = Omit<PageHeading, 'id'>;

/** The level of a block's title, see `BlockTitle`. */
const blockTitleLevel = 2;

/**
 * Returns the headings of every module, in the order of the page: those of texts and the titles of
 * blocks.
 */
export function pageHeadings(
  modules: readonly ShownModule[],
): ReadonlyMap<ModuleId, readonly PageHeading[]> {
  const headings = modules.map(headingsOfModule);
  const ids = allocateHeadingIds(headings.map((those) => those.map(({ words }) => words)));
  return new Map(
    modules.map(({ id }, place) => [
      id,
      (headings[place] ?? []).flatMap((heading, index) => {
        const headingId = ids[place]?.[index];
        return headingId === undefined ? [] : [{ ...heading, id: headingId }];
      }),
    ]),
  );
}

/**
 * Excludes reviews, whose block is removed when there is no rating, and cards, whose titles are not
 * section headings.
 */
function headingsOfModule({ content }: ShownModule): readonly Heading[] {
  switch (content.type) {
    case 'text':
      return listHeadings(content.data.doc).map((heading) => ({
        level: heading.attrs.level,
        words: inlineText(heading.content),
      }));
    case 'page-tab':
      return titled(content.data.title || content.data.name);
    case 'accordion':
    case 'card-tabs':
    case 'carousel':
    case 'chart':
    case 'contact':
    case 'contact-cards':
    case 'data-table':
    case 'download-cards':
    case 'ethics-form':
    case 'gallery':
    case 'infography':
    case 'key-numbers':
    case 'profiles':
    case 'site-facts':
    case 'slider':
    case 'job':
    case 'social-posts':
    case 'tabs':
    case 'teaser':
    case 'video':
    case 'world':
      return titled(content.data.title);
    default:
      return [];
  }
}

function titled(title: string): readonly Heading[] {
  return title === '' ? [] : [{ level: blockTitleLevel, words: title }];
}
