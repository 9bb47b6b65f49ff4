import { type Actor, actorId } from '@parvis/contracts/accounts/actor.ts';
import type { OwnWrites } from '../adapters/writes/own-writes.ts';
import type { Reply } from './route.ts';

/** Records the position of a write, so that its caller's reads wait for it. */
export async function recordOwnWrite(
  ownWrites: OwnWrites | undefined,
  actor: Actor,
  reply: Reply<unknown>,
): Promise<void> {
  if (ownWrites === undefined || actor.kind !== 'account') return;
  if ('position' in reply && reply.position !== undefined)
    await ownWrites.note(actorId(actor), reply.position);
}
