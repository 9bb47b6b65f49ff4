import { z } from 'zod';
import { singleLine } from '../single-line.ts';

/** Begins a tab of its page: the modules after it, up to the next one, are what the tab shows. */
export const pageTabModuleSchema = z.object({
  /** What the tab is called; its address is made of it. */
  name: singleLine(40).min(1),
  /** What stands over the tab's modules, when that is more than its name. */
  title: singleLine(120).default(''),
});
