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
/** As it was before its characters were restricted: what was saved then is still read. */
const savedLabel = z.string().trim().min(1).max(maxLabelLength);
const href = z.string().trim().min(1).max(maxLinkLength);

/** Where an entry leads. Whether it may is decided with the menu, not here. */
export const menuLinkSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('content'), contentId: contentIdSchema }),
  z.object({ kind: z.literal('path'), path: href }),
  z.object({ kind: z.literal('url'), url: href, newTab: z.boolean().default(false) }),
]);
export type MenuLink = z.infer<typeof menuLinkSchema>;

/** A line of a menu with those below it, in the order in which they are shown. */
export interface MenuEntry {
  readonly label: string;
  readonly link: MenuLink;
  readonly children: readonly MenuEntry[];
}

/** Written out level by level, one more than there may be: what is deeper is refused by its name. */
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

function countOf({ children }: MenuEntry): number {
  return children.reduce((sum, child) => sum + countOf(child), 1);
}

/** Which menu: `main`, `footer`, `profiles`, `jobs`, `hr`… */
export const menuNameSchema = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'a menu’s name is lower-case words joined by dashes');

function contentSchema(label: z.ZodType<string>) {
  return z.object({
    name: menuNameSchema,
    locale: localeSchema,
    entries: entriesSchema(1, label).refine(
      (entries) => entries.reduce((sum, entry) => sum + countOf(entry), 0) <= maxMenuEntries,
      'a menu has 300 entries at most',
    ),
  });
}

/** A whole menu in one language, as it is sent. */
export const menuInputSchema = contentSchema(menuLabelSchema);

/** A whole menu in one language, as events keep it. */
export const menuContentSchema = contentSchema(savedLabel);
export type MenuContent = z.infer<typeof menuContentSchema>;

/** A menu as its stream tells it. */
export type Menu = Revisioned<MenuContent>;
