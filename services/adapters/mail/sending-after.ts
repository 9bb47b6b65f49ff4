import { z } from 'zod';
import type { Sending } from './mailer.ts';

/** What the client tells of a failure, apart from words: those may repeat the reader's address. */
const failureSchema = z.object({
  code: z
    .string()
    .regex(/^[A-Z]{1,20}$/)
    .catch('EUNKNOWN'),
  responseCode: z.int().min(100).max(599).optional().catch(undefined),
  command: z.string().optional().catch(undefined),
});

/** Where a refusal is about this reader or this mail. Elsewhere it is about us, and passes once we are mended. */
const aboutTheMail = new Set(['RCPT TO', 'DATA']);

/** What a failure to hand a mail over means (RFC 5321, section 4.2.1: 4yz passes, 5yz does not). */
export function sendingAfter(failure: unknown): Sending {
  const read = failureSchema.safeParse(failure);
  if (!read.success) return { outcome: 'deferred', code: 'EUNKNOWN' };
  const { code, responseCode, command } = read.data;
  if (responseCode === undefined) return { outcome: 'deferred', code };
  const forGood = responseCode >= 500 && aboutTheMail.has(command ?? '');
  return { outcome: forGood ? 'rejected' : 'deferred', code: `smtp-${responseCode}` };
}
