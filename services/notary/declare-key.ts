import { actorId, systemActor } from '@parvis/contracts/accounts/actor.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { notaryEventSchemas, notaryStream } from '@parvis/contracts/notary/events.ts';
import type { ReadableLog } from '@parvis/projections/follower/readable-log.ts';
import type { Clock } from '../adapters/clock.ts';
import { eventId } from '../adapters/log/event-ids.ts';
import type { KeyedRow } from './keys/signing-keys.ts';
import { verifierKeyOf } from './notes/signed-note.ts';

interface DeclarationPorts {
  readonly log: Pick<ReadableLog, 'readStream'>;
  readonly append: EventLog['append'];
  readonly clock: Clock;
}

/**
 * Records the key that signs from here on in the log itself, once.
 * @returns whether it was recorded only now
 * @throws LogUnavailable
 */
export async function declareKey(
  { log, append, clock }: DeclarationPorts,
  { origin, publicKey, nextPublicKey }: KeyedRow,
): Promise<boolean> {
  const key = verifierKeyOf(origin, nextPublicKey ?? publicKey);
  const [last] = await log.readStream(notaryStream, { direction: 'backwards', limit: 1 });
  const declared = last && readDeclaration(last.data);
  if (declared?.key === key) return false;
  const type = declared?.origin === origin ? 'NotaryKeyReplaced' : 'NotaryBegan';
  const commandId = `notary-${key}`;
  await append(notaryStream, last?.revision ?? 'no-stream', [
    {
      id: eventId(commandId, 0),
      type,
      data: notaryEventSchemas[type].parse({ origin, key }),
      metadata: {
        commandId,
        actor: actorId(systemActor),
        occurredAt: clock.now().toISOString(),
        version: 1,
      },
    },
  ]);
  return true;
}

/** Returns the keys that signed under an origin, as the log records them. @throws LogUnavailable */
export async function declaredKeys(
  log: Pick<ReadableLog, 'readStream'>,
  origin: string,
): Promise<readonly string[]> {
  const events = await log.readStream(notaryStream);
  const declared = events.flatMap(({ data }) => readDeclaration(data) ?? []);
  return declared.filter((one) => one.origin === origin).map(({ key }) => key);
}

/** An event that somebody edited declares nothing. */
function readDeclaration(data: unknown) {
  return notaryEventSchemas.NotaryBegan.safeParse(data).data;
}
