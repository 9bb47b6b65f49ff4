import type { ContentHeader } from '@parvis/contracts/content/header.ts';
import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import type { OccurredEvent } from '../item/item.ts';
import type { ItemStore } from '../item/item-store.ts';

/** Reads an earlier header from the item's stream. */
export async function headerAt(
  store: ItemStore,
  contentId: ContentId,
  revision: number,
): Promise<ContentHeader | undefined> {
  for (const event of await store.events(contentId)) {
    const header = headerSavedBy(event);
    if (header?.revision === revision) return header.content;
  }
  return undefined;
}

/** Reads an earlier revision of a module from its item's stream. */
export async function moduleAt(
  store: ItemStore,
  contentId: ContentId,
  moduleId: ModuleId,
  revision: number,
): Promise<ModuleContent | undefined> {
  for (const { type, data } of await store.events(contentId)) {
    if (type !== 'ModuleSaved' && type !== 'ModuleRestored') continue;
    if (data.moduleId === moduleId && data.revision === revision) return data.content;
  }
  return undefined;
}

function headerSavedBy({ type, data }: OccurredEvent) {
  if (type === 'ContentCreated') return { revision: 1, content: data.header };
  if (type !== 'HeaderSaved' && type !== 'HeaderRestored') return undefined;
  return { revision: data.revision, content: data.header };
}
