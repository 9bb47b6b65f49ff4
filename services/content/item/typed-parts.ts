import { headerOfKind, headerSchemas } from '@parvis/contracts/content/header.ts';
import type { SentTypedParts } from '@parvis/contracts/content/sent-modules.ts';
import type { TypedParts } from '@parvis/projections/page-fragments/compose-preview.ts';
import { readModuleContent } from '../save-module/module-content.ts';
import type { Item } from './item.ts';

/** Returns those of an item's typed parts that could be saved. */
export function readTypedParts(item: Item, sent: SentTypedParts): TypedParts {
  const { kind } = item.header.content;
  const header = headerSchemas[kind].safeParse(sent.header);
  const modules = item.modules.flatMap(({ id, type }) => {
    const data = sent.modules[id];
    const read = data === undefined ? undefined : readModuleContent(type, data);
    return read?.ok ? [[id, read.value.content] as const] : [];
  });
  return {
    header: header.success ? headerOfKind(kind, header.data) : undefined,
    modules: new Map(modules),
  };
}
