import { mailKeySchema } from '@parvis/contracts/mail/events.ts';
import { z } from 'zod';

/**
 * Ids, slugs, locales and numbers, without spaces and @, so that neither addresses nor sentences
 * match.
 */
const paramSchema = z.union([
  z.string().regex(/^[A-Za-z0-9_:/.-]{0,200}$/),
  z.number(),
  z.boolean(),
]);

/**
 * An e-mail to be sent. The same cause, subject and template are the same e-mail, however often it
 * is ordered. Its content and recipient are determined when it is sent, from the subject's data at
 * that time.
 */
export const mailOrderSchema = mailKeySchema.extend({
  params: z.record(z.string(), paramSchema),
});
export type MailOrder = z.infer<typeof mailOrderSchema>;
export type MailParams = MailOrder['params'];
