import { createHash } from 'node:crypto';
import type { MailKey } from '@parvis/contracts/mail/events.ts';

/**
 * Identifies an e-mail in its Message-ID, in the log and in the outbox folder: 40 hexadecimal
 * digits.
 */
export function computeMailId({ cause, subjectId, template }: MailKey): string {
  const key = [cause, subjectId, template].join('\n');
  return createHash('sha256').update(key).digest('hex').slice(0, 40);
}
