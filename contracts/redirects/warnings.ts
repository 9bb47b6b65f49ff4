import { z } from 'zod';

/**
 * Why visitors do not get from a redirect's address to its target: a published page is shown there,
 * or has been moved from there; nothing is published at the target; or no visitor comes by it, as it
 * was saved before addresses were folded and stars stood for what is beneath.
 */
export const redirectWarningSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal(['page-stays', 'page-moved']), title: z.string() }),
  z.object({ code: z.literal(['nothing-there', 'never-matches']) }),
]);
export type RedirectWarning = z.infer<typeof redirectWarningSchema>;
