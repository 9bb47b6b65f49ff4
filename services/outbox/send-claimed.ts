import { subjectIdSchema } from '@parvis/contracts/subjects/subject-id.ts';
import type { Mailer, SendOutcome } from '../adapters/mail/mailer.ts';
import type { SubjectReader } from '../subjects/subject-store.ts';
import type { SuppressionReader } from '../subjects/suppressions.ts';
import { computeMailId } from './mail-id.ts';
import { type MailOrder, mailOrderSchema } from './mail-order.ts';
import type { ClaimedMail } from './statements.ts';
import type { MailTemplate } from './template.ts';

export interface SendingDeps {
  readonly subjects: SubjectReader;
  readonly suppressions: SuppressionReader;
  readonly mailer: Mailer;
  readonly templates: ReadonlyMap<string, MailTemplate<string>>;
}

/**
 * `cancelled`: the subject was erased, the e-mail is no longer wanted, or its recipient wants none.
 */
export type Result = SendOutcome | { readonly outcome: 'cancelled' };

/** Composes an e-mail from the current data, and hands it over. Errors count as transient. */
export async function sendClaimed(parts: SendingDeps, claimed: ClaimedMail): Promise<Result> {
  const template = parts.templates.get(claimed.template);
  // A newer build may have ordered it, and will send it.
  if (template === undefined) return { outcome: 'deferred', code: 'unknown-template' };
  try {
    return await renderAndSend(parts, template, mailOrderSchema.parse(claimed));
  } catch (cause) {
    const kind = cause instanceof Error ? cause.name : typeof cause;
    return { outcome: 'deferred', code: `fault-${kind}` };
  }
}

async function renderAndSend(
  { subjects, suppressions, mailer }: SendingDeps,
  template: MailTemplate<string>,
  order: MailOrder,
): Promise<Result> {
  const subject = await subjects.read(subjectIdSchema.parse(order.subjectId));
  if (subject === undefined) return { outcome: 'cancelled' };
  const mail = await template.render(subject, order.params);
  if (mail === undefined) return { outcome: 'cancelled' };
  if (!template.isForStaff && (await suppressions.includes(mail.to.address)))
    return { outcome: 'cancelled' };
  return mailer.send(mail, computeMailId(order));
}
