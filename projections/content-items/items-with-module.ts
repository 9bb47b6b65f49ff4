import { contentIdLength } from '@parvis/contracts/content/ids.ts';

/** Returns a query of the ids of items that have a module, not deleted, of which a condition holds. */
export function itemsWithModule(condition: string): string {
  return `select owner.id from content_items.module
    join content_items.item owner on owner.id = left(module.id, ${contentIdLength})
    where ${condition} and exists (select from jsonb_array_elements(owner.state->'modules') one
      where one->>'id' = module.id and not (one->>'deleted')::boolean)`;
}
