import { z } from 'zod';
import { localeSchema } from '../site/locale.ts';

/** Returns one line of a header: nothing that could end it and begin another header. */
const headerText = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), 'a header is one line');

/** A mailbox: an address and, if known, the name of its owner. */
export const mailboxSchema = z.object({
  address: z.email().max(254),
  name: headerText(200).optional(),
});
export type Mailbox = z.infer<typeof mailboxSchema>;

/** The address at which a recipient unsubscribes. Mail programs send a POST to it (RFC 8058). */
const unsubscribeSchema = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .regex(/^[!-~]+$/);

/** An e-mail ready to be sent to one recipient. */
export const mailSchema = z.object({
  to: mailboxSchema,
  replyTo: mailboxSchema.optional(),
  /** The sender's name, if the configuration gives only an address. */
  fromName: headerText(200).optional(),
  subject: headerText(200),
  text: z.string().min(1).max(200_000),
  html: z.string().min(1).max(500_000).optional(),
  locale: localeSchema,
  unsubscribe: unsubscribeSchema.optional(),
});
export type Mail = z.infer<typeof mailSchema>;

/** Parses `Name <address>` or a bare address, as written in the configuration. */
export const mailFromSchema = z.preprocess((text) => {
  const named = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(String(text));
  if (named === null) return { address: String(text).trim() };
  return named[1] ? { name: named[1], address: named[2] } : { address: named[2] };
}, mailboxSchema);
