import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { mailEndpoints } from '@parvis/contracts/mail/endpoints.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import {
  findWrittenMail,
  listWrittenMails,
  type WrittenMail,
} from '../adapters/mail/outbox-folder.ts';
import { admit } from '../http/access.ts';
import { type Reply, type Route, replyTo, route } from '../http/route.ts';
import { listPage, mailPage, smtpPage } from './outbox-pages.ts';
import { outboxWords } from './outbox-words.ts';

/** The number of e-mails shown in the list. */
const listLength = 200;

/**
 * Returns the routes of the pages on which administrators see the e-mails that would have been
 * sent.
 * @param folder where the e-mails are written; undefined when they are sent by SMTP
 * @param stylesheets addresses of the back-office's
 */
export function outboxRoutes(
  folder: string | undefined,
  stylesheets: readonly string[],
): readonly Route[] {
  const frameIn = (locale: Locale) => ({ ...outboxWords(locale), stylesheets });
  return [
    route(mailEndpoints.listOutbox, async (_input, { actor, locale }) =>
      replyTo(await listOutbox(folder, actor), (mails) =>
        document(mails ? listPage(frameIn(locale), mails) : smtpPage(frameIn(locale))),
      ),
    ),
    route(mailEndpoints.showOutboxMail, async ({ params }, { actor, locale }) =>
      replyTo(await findOutboxMail(folder, actor, params.id), (mail) =>
        document(mailPage(frameIn(locale), mail)),
      ),
    ),
  ];
}

async function listOutbox(
  folder: string | undefined,
  actor: Actor,
): Promise<Outcome<readonly WrittenMail[] | undefined>> {
  const admitted = admit({ capability: 'outbox.read' }, actor);
  if (!admitted.ok) return admitted;
  return accept(folder === undefined ? undefined : await listWrittenMails(folder, listLength));
}

async function findOutboxMail(
  folder: string | undefined,
  actor: Actor,
  id: string,
): Promise<Outcome<WrittenMail>> {
  const admitted = admit({ capability: 'outbox.read' }, actor);
  if (!admitted.ok) return admitted;
  const mail = folder === undefined ? undefined : await findWrittenMail(folder, id);
  return mail ? accept(mail) : refuse('unknown-path');
}

function document(html: string): Reply {
  return { kind: 'html', status: 200, html };
}
