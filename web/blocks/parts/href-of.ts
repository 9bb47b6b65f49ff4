import type { ModuleLink } from '@parvis/contracts/content/modules/link.ts';
import type { BlockSurroundings } from '../block-props.ts';

/** Where a link leads; undefined when there is none, or its item is not published. */
export function hrefOf(
  link: ModuleLink | undefined,
  links: BlockSurroundings['links'],
): string | undefined {
  if (link === undefined) return undefined;
  return link.kind === 'content' ? links?.get(link.contentId) : link.href;
}
