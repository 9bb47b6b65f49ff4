import { z } from 'zod';

/** Text of one line of a header: nothing that could end the line and begin another header. */
const headerText = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), 'a header is one line');

/** A mailbox: an address and, if known, the name of whoever reads it. */
export const mailboxSchema = z.object({
  address: z.email().max(254),
  name: headerText(200).optional(),
});
export type Mailbox = z.infer<typeof mailboxSchema>;

/** Where a reader ends a subscription. Programs do so by POST to it (RFC 8058). */
const unsubscribeSchema = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .regex(/^[!-~]+$/);

/** A mail ready to be sent to one reader. */
export const mailSchema = z.object({
  to: mailboxSchema,
  replyTo: mailboxSchema.optional(),
  subject: headerText(200),
  text: z.string().min(1).max(200_000),
  html: z.string().min(1).max(500_000).optional(),
  locale: z.enum(['fr', 'en']),
  unsubscribe: unsubscribeSchema.optional(),
});
export type Mail = z.infer<typeof mailSchema>;

/** `Name <address>` or an address alone, as it stands in configuration. */
export const mailFromSchema = z.preprocess((text) => {
  const named = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(String(text));
  if (named === null) return { address: String(text).trim() };
  return named[1] ? { name: named[1], address: named[2] } : { address: named[2] };
}, mailboxSchema);
