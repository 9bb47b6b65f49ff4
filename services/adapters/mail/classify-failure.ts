import { z } from 'zod';
import type { SendOutcome } from './mailer.ts';

/** The client's report of a failure, without its message, which may repeat the reader's address. */
const failureSchema = z.object({
  code: z
    .string()
    .regex(/^[A-Z]{1,20}$/)
    .catch('EUNKNOWN'),
  responseCode: z.int().min(100).max(599).optional().catch(undefined),
  command: z.string().optional().catch(undefined),
});

/**
 * The SMTP commands whose refusal concerns the recipient or the e-mail. A refusal of any other
 * command concerns the sender, and is transient.
 */
const aboutTheMail = new Set(['RCPT TO', 'DATA']);

/**
 * Classifies a failed hand-over of an e-mail (RFC 5321, section 4.2.1: 4yz is transient, 5yz
 * permanent).
 */
export function classifyFailure(failure: unknown): SendOutcome {
  const read = failureSchema.safeParse(failure);
  if (!read.success) return { outcome: 'deferred', code: 'EUNKNOWN' };
  const { code, responseCode, command } = read.data;
  if (responseCode === undefined) return { outcome: 'deferred', code };
  const forGood = responseCode >= 500 && aboutTheMail.has(command ?? '');
  return { outcome: forGood ? 'rejected' : 'deferred', code: `smtp-${responseCode}` };
}
