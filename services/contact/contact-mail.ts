import { contactEvents } from '@parvis/contracts/contact/events.ts';
import {
  type ContactMessageId,
  contactMessageIdSchema,
} from '@parvis/contracts/contact/message.ts';
import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Mail } from '@parvis/contracts/mail/mail.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { MailTemplate } from '../outbox/template.ts';
import type { Reactor } from '../reactors/reactor.ts';
import { addressOf, type Subject } from '../subjects/subject-store.ts';
import { loadMessage } from './contact-message.ts';
import { layOutMessage } from './message-mail.ts';

const templateName = 'contact-message';

/** Orders an e-mail to our mailbox for each message that is not suspected spam. */
export const contactReactor: Reactor = {
  name: 'contact',
  begins: 'with-the-log',
  handles: ['ContactMessageReceived'],
  async react(recorded) {
    const event = contactEvents.read(recorded);
    if (event.type !== 'ContactMessageReceived' || event.data.status === 'spam')
      return { mails: [] };
    const { subjectId, messageId } = event.data;
    return { mails: [{ subjectId, template: templateName, params: { message: messageId } }] };
  },
};

export interface ContactMailPorts {
  readonly log: EventLog;
  /** The current content of a module, or else its last, with its mailboxes. */
  readonly moduleOf: (id: ModuleId) => Promise<ModuleContent | undefined>;
  /** `https://host` */
  readonly publicUrl: string;
  /** The name of the site. */
  readonly siteName: (locale: Locale) => Promise<string>;
}

/**
 * Returns the e-mail of a message to the current mailbox of its theme, with its sender as reply
 * address. A theme that no longer exists falls back to the mailbox of the module.
 */
export function contactMail({
  log,
  moduleOf,
  publicUrl,
  siteName,
}: ContactMailPorts): MailTemplate {
  return {
    name: templateName,
    isForStaff: true,
    async render(subject, params): Promise<Mail | undefined> {
      const id = contactMessageIdSchema.parse(params['message']);
      const written = writtenBy(subject, id);
      const message = (await loadMessage(log, id)).state;
      if (written === undefined || message === undefined) return undefined;
      const to = findMailbox(await moduleOf(message.moduleId), message.theme);
      if (to === undefined) return undefined;
      const { theme, locale } = message;
      return {
        to: { address: to },
        replyTo: { address: written.email, name: written.name },
        ...layOutMessage(locale, {
          ...written,
          theme,
          site: await siteName(locale),
          url: `${publicUrl}/admin/contact?message=${id}`,
        }),
      };
    },
  };
}

/** The text of a message, and its sender. */
export interface WrittenMessage {
  readonly email: string;
  readonly name: string;
  readonly message: string;
}

/** Returns a subject's texts in one message; empty once erased. */
export function writtenBy(
  subject: Pick<Subject, 'data'>,
  id: ContactMessageId,
): WrittenMessage | undefined {
  const { data } = subject;
  const email = addressOf(subject);
  const name = data.find((datum) => datum.kind === 'name' && datum.about === id)?.value;
  const message = data.find((datum) => datum.kind === 'message' && datum.about === id)?.value;
  return email !== undefined && typeof name === 'string' && typeof message === 'string'
    ? { email, name, message }
    : undefined;
}

function findMailbox(content: ModuleContent | undefined, theme: string): string | undefined {
  if (content?.type !== 'contact') return undefined;
  const { themes, mailbox } = content.data;
  return themes.find(({ label }) => label === theme)?.mailbox ?? mailbox;
}
