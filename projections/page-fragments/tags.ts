import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

/** The item itself as visitors see it: its text, address and modules. */
export function contentTag(id: string): string {
  return `content:${id}`;
}

/** Which item lives at an address. */
export function pathTag(path: string): string {
  return `path:${path}`;
}

/** The two levels of the main menu. */
export function menuTag(locale: Locale): string {
  return `menu:main:${locale}`;
}

/** The published pages directly below an item. */
export function childrenTag(id: string): string {
  return `children:${id}`;
}

/** What lists of published items of a kind say and sort by. */
export function listTag(kind: ContentKind): string {
  return `list:${kind}`;
}

/** The published members of a translation group and their addresses. */
export function translationsTag(group: ContentId): string {
  return `translations:${group}`;
}
