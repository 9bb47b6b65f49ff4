import { menuEvents } from '@parvis/contracts/menus/events.ts';
import { revisionedProjection } from '../revisioned/revisioned-projection.ts';
import { menuTag } from './menu-tag.ts';

/** Menus, now and at every past position. */
export const menuTree = revisionedProjection({
  name: 'menu-tree',
  version: 1,
  events: menuEvents,
  tagsOf: ({ content }) => [menuTag(content.name, content.locale)],
  wordsOf: ({ name }) => name,
  lookups: ["state->'content'->>'name'"],
});
