import { z } from 'zod';
import { contentIdSchema } from '../content/ids.ts';
import { singleLine } from '../content/single-line.ts';
import type { Revisioned } from '../revisions/revisioned.ts';
import { localeSchema } from '../site/locale.ts';

export const maxMenuLevels = 3;
const maxEntriesBelowOne = 40;
const maxMenuEntries = 300;
const maxLabelLength = 80;
const maxLinkLength = 2048;

/** A label as it is sent. */
export const menuLabelSchema = singleLine(maxLabelLength).min(1);
/** Accepts values saved before the allowed characters were restricted. */
const savedLabel = z.string().trim().min(1).max(maxLabelLength);
const href = z.string().trim().min(1).max(maxLinkLength);

/** The target of an entry. Whether it is allowed is decided with the menu, not here. */
export const menuLinkSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('content'), contentId: contentIdSchema }),
  z.object({ kind: z.literal('path'), path: href }),
  z.object({ kind: z.literal('url'), url: href, newTab: z.boolean().default(false) }),
]);
export type MenuLink = z.infer<typeof menuLinkSchema>;

/** An entry of a menu with its children, in display order. */
export interface MenuEntry {
  readonly label: string;
  readonly link: MenuLink;
  readonly children: readonly MenuEntry[];
}

/**
 * Unrolled level by level, one level deeper than allowed, so that menus that are too deep are
 * refused for that reason.
 */
function entrySchema(level: number, label: z.ZodType<string>): z.ZodType<MenuEntry> {
  const below =
    level > maxMenuLevels ? z.array(z.never()).catch([]) : entriesSchema(level + 1, label);
  return z.object({
    label,
    link: menuLinkSchema,
    children: below.default([]),
  });
}

function entriesSchema(level: number, label: z.ZodType<string>) {
  return z.array(entrySchema(level, label)).max(maxEntriesBelowOne);
}

function countEntries({ children }: MenuEntry): number {
  return children.reduce((sum, child) => sum + countEntries(child), 1);
}

/** A menu's name: `main`, `footer`, `profiles`, `jobs`, `hr`… */
export const menuNameSchema = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'a menu’s name is lower-case words joined by dashes');

function contentSchema(label: z.ZodType<string>) {
  return z.object({
    name: menuNameSchema,
    locale: localeSchema,
    entries: entriesSchema(1, label).refine(
      (entries) => entries.reduce((sum, entry) => sum + countEntries(entry), 0) <= maxMenuEntries,
      'a menu has at most 300 entries',
    ),
  });
}

/** A complete menu in one language, as it is sent. */
export const menuInputSchema = contentSchema(menuLabelSchema);

/** A complete menu in one language, as events store it. */
export const menuContentSchema = contentSchema(savedLabel);
export type MenuContent = z.infer<typeof menuContentSchema>;

/** A menu folded from its stream. */
export type Menu = Revisioned<MenuContent>;
