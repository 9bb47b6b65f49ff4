import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

/** Returns the tag of a published item: its text, address and modules. */
export function contentTag(id: string): string {
  return `content:${id}`;
}

/** Returns the tag of the item that has an address. */
export function pathTag(path: string): string {
  return `path:${path}`;
}

/** Returns the addresses that tags name; other tags are of something else. */
export function pathsInTags(tags: readonly string[]): readonly string[] {
  return tags.flatMap((tag) => (tag.startsWith('path:') ? [tag.slice('path:'.length)] : []));
}

/** Returns the tag of the two levels of the main menu. */
export function menuTag(locale: Locale): string {
  return `menu:main:${locale}`;
}

/** Returns the tag of the published pages directly below an item. */
export function childrenTag(id: string): string {
  return `children:${id}`;
}

/** Returns the tag of what lists of a kind show, and of their order. */
export function listTag(kind: ContentKind): string {
  return `list:${kind}`;
}

/** The tag of everything published, as sitemaps date and list it: a change of any of it changes it. */
export const contentMapTag = 'map:content';

/** Returns the tag of the published members of a translation group and their addresses. */
export function translationsTag(group: ContentId): string {
  return `translations:${group}`;
}
