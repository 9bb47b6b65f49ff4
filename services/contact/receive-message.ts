import { anonymous } from '@parvis/contracts/accounts/actor.ts';
import type { contactFormEndpoints } from '@parvis/contracts/contact/endpoints.ts';
import { honeypotField } from '@parvis/contracts/contact/endpoints.ts';
import { contactStreamPrefix } from '@parvis/contracts/contact/events.ts';
import {
  type ContactMessageId,
  type ContactStatus,
  contactMessageIdSchema,
} from '@parvis/contracts/contact/message.ts';
import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { z } from 'zod';
import type { Clock } from '../adapters/clock.ts';
import { type AttemptLimit, type Attempts, admitAttempt } from '../http/attempt-limit.ts';
import { toNetwork } from '../http/to-network.ts';
import { noAccountNames } from '../streams/account-names.ts';
import { mintId } from '../streams/mint-id.ts';
import { executeOnFamily } from '../streams/stream-writer.ts';
import type { SubjectStore } from '../subjects/subject-store.ts';
import { contactFamily } from './contact-message.ts';
import type { Stamps } from './stamps.ts';

/** A form submitted faster than this, in milliseconds, was filled in by a bot. */
const fastestMs = 2_000;
/** A stamp older than this, in milliseconds, may have been harvested by a bot. */
const oldestMs = 7 * 24 * 3_600_000;
/** The limit of messages from one network: enough for a large office, but not for a flood. */
export const messagesPerNetwork: AttemptLimit = { burst: 10, refillMs: 60_000 };

export interface ReceivingPorts {
  readonly log: EventLog;
  readonly subjects: Pick<SubjectStore, 'subjectOf' | 'keep'>;
  readonly attempts: Pick<Attempts, 'take'>;
  readonly stamps: Stamps;
  readonly clock: Clock;
}

/** A message as it was sent, through the form of a module that was found. */
export interface SentMessage {
  readonly sent: z.infer<(typeof contactFormEndpoints)['sendContactMessage']['body']>;
  readonly moduleId: ModuleId;
  /** Empty for none. */
  readonly theme: string;
  readonly locale: Locale;
  readonly commandId: string;
  /** Network address, for the limit alone. */
  readonly address: string;
}

/**
 * Stores the text with its subject, then records the message. Suspected spam is marked rather than
 * refused, so that no message is lost by mistake. A repeated submission has no further effect.
 * @returns its log position
 * @throws LogUnavailable
 */
export async function receiveMessage(
  ports: ReceivingPorts,
  message: SentMessage,
): Promise<Outcome<Position>> {
  const id = toMessageId(message.commandId);
  const [earlier] = await ports.log.readStream(contactStreamPrefix + id, { limit: 1 });
  if (earlier !== undefined) return accept(earlier.position);
  const key = `contact ${toNetwork(message.address)}`;
  const admitted = await admitAttempt(ports.attempts, { limit: messagesPerNetwork, key });
  return admitted.ok ? record(ports, message, id) : admitted;
}

async function record(
  ports: ReceivingPorts,
  message: SentMessage,
  id: ContactMessageId,
): Promise<Outcome<Position>> {
  const { log, clock } = ports;
  const { sent, moduleId, theme, locale, commandId } = message;
  const deps = { log, clock, accountNames: noAccountNames };
  const received = await executeOnFamily(contactFamily, deps, {
    actor: anonymous,
    command: 'receive-message',
    id,
    requestId: commandId,
    async decide() {
      const subjectId = await keepWords(ports, sent, id);
      const status = composeStatus(sent, ports.stamps);
      const data = { messageId: id, subjectId, moduleId, theme, locale, status };
      return accept([{ type: 'ContactMessageReceived', data }]);
    },
  });
  return received.ok ? accept(received.value.position) : received;
}

/** @returns the subject of the message */
async function keepWords(
  { subjects }: ReceivingPorts,
  { email, name, message }: SentMessage['sent'],
  about: ContactMessageId,
) {
  for (;;) {
    const id = await subjects.subjectOf(email);
    const kept =
      (await subjects.keep(id, { kind: 'name', about, value: name })) &&
      (await subjects.keep(id, { kind: 'message', about, value: message }));
    // Erased between the two steps: it is created again.
    if (kept) return id;
  }
}

function composeStatus(
  sent: SentMessage['sent'],
  stamps: Stamps,
): ContactStatus & ('new' | 'spam') {
  const ageMs = stamps.ageOf(sent.stamp);
  const isByProgram =
    sent[honeypotField] !== '' || ageMs === undefined || ageMs < fastestMs || ageMs > oldestMs;
  return isByProgram ? 'spam' : 'new';
}

/** The same for the same submission. */
function toMessageId(commandId: string): ContactMessageId {
  return contactMessageIdSchema.parse(mintId(`contact/${commandId}`));
}
