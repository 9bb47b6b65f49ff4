import { evolveRevisioned, type Occurrence } from '../revisions/revisioned.ts';
import type { MenuEvent } from './events.ts';
import type { Menu } from './menu.ts';

/** Folds an event into a menu. @throws Error when the stream is inconsistent */
export function evolveMenu(menu: Menu | undefined, event: MenuEvent, occurrence: Occurrence): Menu {
  const { menuId: id } = event.data;
  switch (event.type) {
    case 'MenuSaved':
    case 'MenuRestored': {
      const { menu: content, ...saved } = event.data;
      return evolveRevisioned(menu, { kind: 'saved', id, content, ...saved }, occurrence);
    }
    case 'MenuDeleted':
      return evolveRevisioned(menu, { kind: 'deleted', id }, occurrence);
  }
}
