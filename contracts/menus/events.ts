import { z } from 'zod';
import type { EventOf } from '../revisions/event-reader.ts';
import type { Change } from '../revisions/revisioned.ts';
import { revisionedEvents } from '../revisions/revisioned-events.ts';
import { menuIdSchema } from './ids.ts';
import { type MenuContent, menuContentSchema } from './menu.ts';

const revision = z.number().int().min(1);

/** The events of one menu's stream (`menu-{id}`). */
export const menuEvents = revisionedEvents({
  prefix: 'menu-',
  version: 1,
  schemas: {
    /**
     * The menu has a new revision, live immediately; the first one creates the menu, and one after
     * a deletion restores it.
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
  },
  change({ type, data }): Change<MenuContent> {
    switch (type) {
      case 'MenuSaved':
      case 'MenuRestored': {
        const { menuId: id, menu: content, ...saved } = data;
        return { kind: 'saved', id, content, ...saved };
      }
      case 'MenuDeleted':
        return { kind: 'deleted', id: data.menuId };
    }
  },
});

export type MenuEvent = EventOf<typeof menuEvents.schemas>;
