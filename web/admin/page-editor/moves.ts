import type { ContentView } from '@parvis/contracts/content/views.ts';
import type { PartData } from './part.ts';

/** How a header, once saved, changes the address of a published page. */
export type Move = 'renamed' | 'placed elsewhere';

/** Returns how a typed header moves its page; undefined when public addresses stay the same. */
export function findMove(content: ContentView, header: PartData | undefined): Move | undefined {
  if (header === undefined || content.status !== 'published') return undefined;
  if ((header['parentId'] ?? null) !== content.parentId) return 'placed elsewhere';
  return header['slug'] === content.slug ? undefined : 'renamed';
}
