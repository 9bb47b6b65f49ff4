import type { MenuId } from './ids.ts';
import type { MenuContent, MenuEntry } from './menu.ts';

/**
 * Commands on one menu's stream. The command that restores a revision contains that revision in
 * full.
 */
export type MenuCommand =
  | { readonly type: 'create-menu'; readonly menuId: MenuId; readonly menu: MenuContent }
  | {
      readonly type: 'save-menu';
      readonly menuId: MenuId;
      readonly expectedRevision: number;
      readonly entries: readonly MenuEntry[];
    }
  | {
      readonly type: 'restore-menu';
      readonly menuId: MenuId;
      readonly expectedRevision: number;
      readonly restored: number;
      readonly menu: MenuContent;
    }
  | { readonly type: 'delete-menu'; readonly menuId: MenuId; readonly expectedRevision?: number };
