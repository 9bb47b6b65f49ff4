import { z } from 'zod';
import { singleLine } from '../single-line.ts';

/** Starts a tab of its page, which contains the modules after it, up to the next `page-tab`. */
export const pageTabModuleSchema = z.object({
  /** The tab's name, from which its fragment identifier is made. */
  name: singleLine(40).min(1),
  /** The heading above the tab's modules, when it differs from the name. */
  title: singleLine(120).default(''),
});
