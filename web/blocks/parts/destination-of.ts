import type { ModuleLink } from '@parvis/contracts/content/modules/link.ts';
import type { BlockContext } from '../block-props.ts';

/** Where a link leads, with the words that say so where it opens in a new tab. */
export interface Destination {
  readonly href: string;
  readonly newTabNote?: string;
}

/**
 * Where a link leads; undefined when there is none, or its item is not published.
 * @param newTabNote said by a link that its editor lets open in a new tab (`link.new-tab`)
 */
export function destinationOf(
  link: ModuleLink | undefined,
  links: BlockContext['links'],
  newTabNote: string,
): Destination | undefined {
  if (link?.kind !== 'address') {
    const href = link && links?.get(link.contentId);
    return href === undefined ? undefined : { href };
  }
  return link.newTab ? { href: link.href, newTabNote } : { href: link.href };
}
