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

/** The events of one e-mail (`mail-{id}`). */
export const mailEventSchemas = {
  /** The e-mail was handed to the mail server; after restoring a backup it is not sent again. */
  MailSent: mailKeySchema,
} as const;

export const mailStreamPrefix = 'mail-';
export const mailEventVersion = 1;
