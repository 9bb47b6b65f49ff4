import type { ModuleLink } from '@parvis/contracts/content/modules/link.ts';
import type { BlockContext } from '../block-props.ts';

/** The target of a link, with the note shown when it opens in a new tab. */
export interface Destination {
  readonly href: string;
  readonly newTabNote?: string;
}

/**
 * Returns the target of a link; undefined without a link, or when its item is not published.
 * @param newTabNote the note for links that open in a new tab (`link.new-tab`)
 */
export function findDestination(
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
