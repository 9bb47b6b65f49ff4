import type { WxrItem } from './read-wxr.ts';

/** Returns the text of an element of an item. */
export function fieldOf(item: WxrItem, name: string): string {
  return item.fields.get(name)?.trim() ?? '';
}
