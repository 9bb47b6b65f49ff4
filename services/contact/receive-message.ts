import type { contactFormEndpoints } from '@parvis/contracts/contact/endpoints.ts';
import { trapField } from '@parvis/contracts/contact/endpoints.ts';
import {
  contactEventSchemas,
  contactEventVersion,
  contactStreamPrefix,
} from '@parvis/contracts/contact/events.ts';
import {
  type ContactMessageId,
  type ContactStatus,
  contactMessageIdSchema,
} from '@parvis/contracts/contact/message.ts';
import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import { accept, type Outcome, type Refusal } from '@parvis/contracts/http/refusal.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { z } from 'zod';
import type { Clock } from '../adapters/clock.ts';
import { eventId } from '../adapters/log/event-ids.ts';
import type { AttemptLimit, Attempts } from '../http/attempt-limit.ts';
import { networkOf } from '../http/network-of.ts';
import { mintId } from '../streams/mint-id.ts';
import type { SubjectStore } from '../subjects/subject-store.ts';
import type { Stamps } from './stamps.ts';

/** A form that is sent back faster than this, in milliseconds, was filled in by a program. */
const fastestMs = 2_000;
/** A stamp older than this, in milliseconds, may have been collected. */
const oldestMs = 7 * 24 * 3_600_000;
/** Messages from one network: what an office of many people sends, and no flood. */
export const messagesPerNetwork: AttemptLimit = { burst: 10, refillMs: 60_000 };

export interface ReceivingPorts {
  readonly log: Pick<EventLog, 'append' | 'readStream'>;
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
 * Keeps what was written with its subject, then records that it came. What a program seems to have sent
 * is kept as spam rather than refused, so that nobody is lost by mistake. A repeated submission acts once.
 * @returns where it is in the log
 * @throws LogUnavailable
 */
export async function receiveMessage(
  ports: ReceivingPorts,
  message: SentMessage,
): Promise<Outcome<Position>> {
  const id = idOf(message.commandId);
  const [earlier] = await ports.log.readStream(contactStreamPrefix + id, { limit: 1 });
  if (earlier !== undefined) return accept(earlier.position);
  const refused = await tooMany(ports, message.address);
  if (refused !== undefined) return { ok: false, refusals: [refused] };
  return accept(await record(ports, message, id));
}

async function tooMany(
  { attempts }: ReceivingPorts,
  address: string,
): Promise<Refusal | undefined> {
  const counted = { limit: messagesPerNetwork, key: `contact ${networkOf(address)}` };
  const retryAfter = await attempts.take(counted);
  return retryAfter === undefined
    ? undefined
    : { code: 'too-many-attempts', params: { retryAfter } };
}

async function record(
  ports: ReceivingPorts,
  message: SentMessage,
  messageId: ContactMessageId,
): Promise<Position> {
  const { log, clock } = ports;
  const { sent, moduleId, theme, locale, commandId } = message;
  for (;;) {
    const subjectId = await keepWords(ports, sent, messageId);
    // Erased between the two: it is made anew.
    if (subjectId === undefined) continue;
    const status = statusOf(sent, ports.stamps);
    const appended = await log.append(contactStreamPrefix + messageId, 'no-stream', [
      {
        id: eventId(commandId, 0),
        type: 'ContactMessageReceived',
        data: contactEventSchemas.ContactMessageReceived.parse({
          messageId,
          subjectId,
          moduleId,
          theme,
          locale,
          status,
        }),
        metadata: {
          commandId,
          actor: 'anonymous',
          occurredAt: clock.now().toISOString(),
          version: contactEventVersion,
        },
      },
    ]);
    if (appended.outcome !== 'conflict') return appended.position;
    const [first] = await log.readStream(contactStreamPrefix + messageId, { limit: 1 });
    if (first !== undefined) return first.position;
  }
}

async function keepWords(
  { subjects }: ReceivingPorts,
  { email, name, message }: SentMessage['sent'],
  about: ContactMessageId,
) {
  const id = await subjects.subjectOf(email);
  const kept =
    (await subjects.keep(id, { kind: 'name', about, value: name })) &&
    (await subjects.keep(id, { kind: 'message', about, value: message }));
  return kept ? id : undefined;
}

function statusOf(sent: SentMessage['sent'], stamps: Stamps): ContactStatus & ('new' | 'spam') {
  const ageMs = stamps.ageOf(sent.stamp);
  const isByProgram =
    sent[trapField] !== '' || ageMs === undefined || ageMs < fastestMs || ageMs > oldestMs;
  return isByProgram ? 'spam' : 'new';
}

/** The same for the same submission. */
function idOf(commandId: string): ContactMessageId {
  return contactMessageIdSchema.parse(mintId(`contact/${commandId}`));
}
