import type { ItemState } from '../content-state/item-state.ts';
import type { ExaminedItem } from './doubt.ts';

/** Returns an item as it would be published, from its row and the data of its saved modules by id. */
export function itemOfRow(
  { newest, modules }: ItemState,
  saved: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): ExaminedItem {
  return {
    header: newest.header,
    modules: modules.flatMap(({ id, type, active, deleted }) => {
      const data = saved[id];
      return active && !deleted && data !== undefined ? [{ id, type, data }] : [];
    }),
  };
}
