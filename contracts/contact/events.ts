import { z } from 'zod';
import { moduleIdSchema } from '../content/ids.ts';
import { maxThemeLength } from '../content/modules/contact.ts';
import { type EventOf, eventReader } from '../revisions/event-reader.ts';
import { localeSchema } from '../site/locale.ts';
import { subjectIdSchema } from '../subjects/subject-id.ts';
import { contactMessageIdSchema, contactStatusSchema } from './message.ts';

/**
 * The events of one message (`contactmessage-{id}`). Its text is stored with its subject, under
 * this id.
 */
export const contactEventSchemas = {
  /** Somebody sent us the form of a module. */
  ContactMessageReceived: z.object({
    messageId: contactMessageIdSchema,
    subjectId: subjectIdSchema,
    moduleId: moduleIdSchema,
    /** The theme's name when the message was sent; empty for none. */
    theme: z.string().max(maxThemeLength),
    locale: localeSchema,
    /** `spam` for a message that a bot seems to have sent: no e-mail is sent about it. */
    status: contactStatusSchema.extract(['new', 'spam']),
  }),
  /** An editor set the status of the message. */
  ContactMessageStatusChanged: z.object({
    messageId: contactMessageIdSchema,
    status: contactStatusSchema,
  }),
} as const;

export type ContactEvent = EventOf<typeof contactEventSchemas>;

export const contactEvents = eventReader(contactEventSchemas);
export const contactEventVersion = 1;
export const contactStreamPrefix = 'contactmessage-';
