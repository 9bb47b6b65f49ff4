import { z } from 'zod';

/**
 * Why visitors do not get from a redirect's address to its target: a published page is shown there,
 * or has been moved from there; or nothing is published at the target.
 */
export const redirectWarningSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal(['page-stays', 'page-moved']), title: z.string() }),
  z.object({ code: z.literal('nothing-there') }),
]);
export type RedirectWarning = z.infer<typeof redirectWarningSchema>;
