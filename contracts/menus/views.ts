import { z } from 'zod';
import { positionSchema } from '../log/position.ts';
import { revisionedFields } from '../revisions/views.ts';
import { menuIdSchema } from './ids.ts';
import { maxMenuLevels, menuContentSchema } from './menu.ts';

export const menuViewSchema = menuContentSchema.extend({ id: menuIdSchema, ...revisionedFields });
export type MenuView = z.infer<typeof menuViewSchema>;

/** An entry with its resolved address. */
export interface MenuTreeEntry {
  readonly label: string;
  /** Path or URL; null while the content it leads to is not published. */
  readonly href: string | null;
  readonly newTab: boolean;
  readonly children: readonly MenuTreeEntry[];
}

function treeEntrySchema(level: number): z.ZodType<MenuTreeEntry> {
  const below = level === maxMenuLevels ? z.array(z.never()) : z.array(treeEntrySchema(level + 1));
  return z.object({
    label: z.string(),
    href: z.string().nullable(),
    newTab: z.boolean(),
    children: below,
  });
}

/** A menu as a tree of addresses, at a position of the log. */
export const menuTreeSchema = menuContentSchema.pick({ name: true, locale: true }).extend({
  id: menuIdSchema,
  revision: revisionedFields.revision,
  position: positionSchema,
  entries: z.array(treeEntrySchema(1)),
});
export type MenuTree = z.infer<typeof menuTreeSchema>;
