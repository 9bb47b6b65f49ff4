import { z } from 'zod';
import { moduleIdSchema } from '../content/ids.ts';
import { maxThemeLength } from '../content/modules/contact.ts';
import { type EventOf, eventReader } from '../revisions/event-reader.ts';
import { localeSchema } from '../site/locale.ts';
import { subjectIdSchema } from '../subjects/subject-id.ts';
import { contactMessageIdSchema, contactStatusSchema } from './message.ts';

/** The events of one message (`contactmessage-{id}`). What it says is kept with its subject, about this id. */
export const contactEventSchemas = {
  /** Somebody wrote to us through the form of a module. */
  ContactMessageReceived: z.object({
    messageId: contactMessageIdSchema,
    subjectId: subjectIdSchema,
    moduleId: moduleIdSchema,
    /** As editors named it when the message came; empty for none. */
    theme: z.string().max(maxThemeLength),
    locale: localeSchema,
    /** `spam` for what a program seems to have sent: nobody is written to about it. */
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
