import { z } from 'zod';
import { type EventOf, eventReader } from '../revisions/event-reader.ts';
import { menuIdSchema } from './ids.ts';
import { menuContentSchema } from './menu.ts';

const revision = z.number().int().min(1);

/** The events of one menu's stream (`menu-{id}`). */
export const menuEventSchemas = {
  /**
   * The menu has a new revision, live immediately; the first one creates the menu, and one after a
   * deletion restores it.
   */
  MenuSaved: z.object({ menuId: menuIdSchema, revision, menu: menuContentSchema }),
  /** An earlier revision was made the newest again, live immediately. */
  MenuRestored: z.object({
    menuId: menuIdSchema,
    revision,
    restored: revision,
    menu: menuContentSchema,
  }),
  /** The menu was deleted; its history is kept. */
  MenuDeleted: z.object({ menuId: menuIdSchema }),
} as const;

export type MenuEvent = EventOf<typeof menuEventSchemas>;

export const menuEvents = eventReader(menuEventSchemas);
export const menuEventVersion = 1;
export const menuStreamPrefix = 'menu-';
