import { z } from 'zod';
import { subjectIdSchema } from '../subjects/subject-id.ts';

/** Lowercase words joined by hyphens. */
export const templateNameSchema = z.string().regex(/^[a-z]+(-[a-z]+)*$/);

/** Identifies a mail: its cause, its subject (a person) and its template. */
export const mailKeySchema = z.object({
  /** The id of the event or command that caused it. */
  cause: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  subjectId: subjectIdSchema,
  template: templateNameSchema,
});
export type MailKey = z.infer<typeof mailKeySchema>;

/** The events of one e-mail (`mail-{id}`): until days had streams, each e-mail had one. */
export const mailEventSchemas = {
  /** The e-mail was handed to the mail server; after restoring a backup it is not sent again. */
  MailSent: mailKeySchema,
} as const;

/** The events of a day (`mails-2026-03-02`, in UTC). */
export const sentMailsEventSchemas = {
  /**
   * These e-mails were handed to the mail server that day; after restoring a backup they are not
   * sent again.
   */
  MailsSent: z.object({ mails: z.array(mailKeySchema).min(1) }),
} as const;

export const mailStreamPrefix = 'mail-';
/** Not that of single e-mails: earlier versions read past streams that are not theirs. */
export const sentMailsStreamPrefix = 'mails-';
export const mailEventVersion = 1;
