import { z } from 'zod';
import { singleLine } from '../single-line.ts';

/** What the product knows about itself, and legal pages have to say. */
export const siteFacts = ['cookies', 'retention', 'accessibility', 'own-data'] as const;
export type SiteFact = (typeof siteFacts)[number];

/** What the product knows, always as it is now: an editor chooses what, and writes around it. */
export const siteFactsModuleSchema = z.object({
  title: singleLine(120).default(''),
  shows: z.enum(siteFacts).default('cookies'),
});
