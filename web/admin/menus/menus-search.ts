import { menuNameSchema } from '@parvis/contracts/menus/menu.ts';
import { localeSchema } from '@parvis/contracts/site/locale.ts';
import { z } from 'zod';

/** The query of the screen of menus: which menu is shown. */
export const menusSearchSchema = z.object({
  name: menuNameSchema.optional().catch(undefined),
  locale: localeSchema.optional().catch(undefined),
});
