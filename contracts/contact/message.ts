import { z } from 'zod';

/** The id of a message that a visitor sent: 12 lowercase letters and digits. */
export const contactMessageIdSchema = z
  .string()
  .regex(/^[a-z0-9]{12}$/)
  .brand<'ContactMessageId'>();
export type ContactMessageId = z.infer<typeof contactMessageIdSchema>;

/** The status of a message; suspected spam starts as such. */
export const contactStatuses = ['new', 'in-progress', 'answered', 'spam'] as const;
export const contactStatusSchema = z.enum(contactStatuses);
export type ContactStatus = z.infer<typeof contactStatusSchema>;

/** The maximum length of a message, in characters. */
export const maxMessageLength = 5_000;
/** The maximum length of the sender's name, in characters. */
export const maxSenderLength = 120;
