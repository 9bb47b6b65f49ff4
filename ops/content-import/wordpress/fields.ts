import type { WxrItem } from './read-wxr.ts';

/** Returns the text of an element of an item. */
export function fieldOf(item: WxrItem, name: string): string {
  return item.fields.get(name)?.trim() ?? '';
}

/** Returns a slug as people read it; one that is not encoded well stays. */
export function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
