import type { Locale } from '@parvis/contracts/site/locale.ts';
import { z } from 'zod';
import { listByLanguage, readJson } from '../data.ts';

/** An entry of a menu, with its children. */
export interface DemoEntry {
  readonly label: string;
  /** The key of a content item, or a path. */
  readonly to: string;
  readonly below: readonly DemoEntry[];
}

const entrySchema: z.ZodType<DemoEntry> = z.strictObject({
  label: z.string().min(1),
  to: z.string().min(1),
  get below() {
    return z.array(entrySchema).default([]);
  },
});
const menuSchema = z.strictObject({ date: z.iso.date(), entries: z.array(entrySchema) });

/** A menu in one language, and the day on which it was created. */
export interface DemoMenu extends z.infer<typeof menuSchema> {
  readonly name: string;
  readonly locale: Locale;
}

/** Reads the menus that editors created; before that, the page tree served as the main menu. */
export function readMenus(): readonly DemoMenu[] {
  return listByLanguage('menus', 'json').map(({ name, key, locale }) => ({
    ...readJson(name, menuSchema),
    name: key,
    locale,
  }));
}
