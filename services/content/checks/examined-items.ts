import type { ItemState } from '@parvis/projections/content-state/item-state.ts';
import type { TypedParts } from '@parvis/projections/page-fragments/compose-preview.ts';
import type { Item } from '../item/item.ts';
import type { ExaminedItem } from './examine.ts';

/** Returns an item as its editor shows it: inactive modules too, with what is typed. */
export function withTyped({ header, modules }: Item, typed: TypedParts): ExaminedItem {
  return {
    header: typed.header ?? header.content,
    modules: modules.flatMap((module) => {
      const { id, type } = module;
      const content =
        typed.modules.get(id) ?? (module.kind === 'saved' ? module.newest.content : undefined);
      return content === undefined ? [] : [{ id, type, data: { ...content.data } }];
    }),
  };
}

/** Returns an item as it would be published, from its row and the data of its saved modules by id. */
export function fromRow(
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
