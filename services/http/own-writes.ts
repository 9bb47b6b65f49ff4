import { type Actor, actorId } from '@parvis/contracts/accounts/actor.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Reply } from './route.ts';

/** Port: how far each caller has written, whichever process took it. */
export interface OwnWrites {
  note(actorId: string, position: Position): Promise<void>;
  /** Undefined when it was too long ago for a read to have to wait. */
  lastOf(actorId: string): Promise<Position | undefined>;
}

/** Notes a write that was appended to the log, so that its caller's reads wait for it. */
export async function noteOwnWrite(
  ownWrites: OwnWrites | undefined,
  actor: Actor,
  reply: Reply,
): Promise<void> {
  if (ownWrites === undefined || actor.kind !== 'account') return;
  if ('position' in reply && reply.position !== undefined)
    await ownWrites.note(actorId(actor), reply.position);
}
