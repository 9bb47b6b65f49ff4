import { menuEvents } from '@parvis/contracts/menus/events.ts';
import { evolveMenu } from '@parvis/contracts/menus/evolve-menu.ts';
import type { MenuContent } from '@parvis/contracts/menus/menu.ts';
import { contentEventTypes } from '../content-state/content-event.ts';
import { eventTypesExceptContent } from '../engine/event-catalogue.ts';
import { createFolding, revisionedProjection } from '../revisioned/revisioned-projection.ts';
import { menuOf } from './menu-tag.ts';

/** Menus, now and at every past position. */
export const menuTree = revisionedProjection<MenuContent>({
  name: 'menu-tree',
  version: 1,
  handles: menuEvents.types,
  ignores: [
    ...contentEventTypes,
    ...eventTypesExceptContent.filter((type) => !menuEvents.has(type)),
    'MergeProposed',
    'MergeAccepted',
    'MergeDeclined',
  ],
  ...createFolding(menuEvents.read, ({ data }) => data.menuId, evolveMenu),
  tagsOf: ({ content }) => [menuOf(content.name, content.locale)],
  wordsOf: ({ name }) => name,
  lookups: ["state->'content'->>'name'"],
});
