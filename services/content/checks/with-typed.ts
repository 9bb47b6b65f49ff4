import type { listFindings } from '@parvis/projections/content-checks/list-findings.ts';
import type { TypedParts } from '@parvis/projections/page-fragments/compose-preview.ts';
import type { Item } from '../item/item.ts';

type ExaminedItem = Parameters<typeof listFindings>[2];

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
