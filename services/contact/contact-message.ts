import {
  type ContactEvent,
  contactEvents,
  contactEventVersion,
  contactStreamPrefix,
} from '@parvis/contracts/contact/events.ts';
import type { ContactMessageId, ContactStatus } from '@parvis/contracts/contact/message.ts';
import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import { loadStream, type StreamFamily } from '../streams/stream-family.ts';

/** A message, without its text. */
export interface ContactMessage {
  readonly id: ContactMessageId;
  readonly subjectId: SubjectId;
  readonly moduleId: ModuleId;
  /** Empty for none. */
  readonly theme: string;
  readonly locale: Locale;
  readonly status: ContactStatus;
}

/** Folds an event into its message. @throws Error when the stream is inconsistent */
function evolveMessage(former: ContactMessage | undefined, event: ContactEvent): ContactMessage {
  if (event.type === 'ContactMessageReceived') {
    const { messageId, ...received } = event.data;
    return { id: messageId, ...received };
  }
  if (former === undefined) throw new Error('the status of an unknown message was changed');
  return { ...former, status: event.data.status };
}

/** The names of the streams of messages. */
export const contactFamily: StreamFamily<ContactMessage, ContactEvent> = {
  prefix: contactStreamPrefix,
  version: contactEventVersion,
  read: contactEvents.read,
  evolve: evolveMessage,
};

/** Reads a message; its state is undefined when there is none. @throws LogUnavailable */
export function loadMessage(log: EventLog, id: ContactMessageId) {
  return loadStream(log, contactFamily, id);
}
