import { createHash } from 'node:crypto';
import type { KeyedWrites } from '../adapters/writes/keyed-writes.ts';
import type { Reply } from './route.ts';

/** A write with an idempotency key, and the request's content. */
export interface KeyedWrite {
  readonly commandId: string;
  readonly sent: unknown;
  readonly holdsSecret: boolean;
}

/**
 * Executes a write, unless one with its key was executed before: then it returns the same reply, or
 * refuses different content. A refusal had no effect, so it is not stored.
 */
export async function executeKeyed(
  keyedWrites: KeyedWrites,
  { commandId, sent, holdsSecret }: KeyedWrite,
  act: () => Promise<Reply<unknown>>,
): Promise<Reply<unknown>> {
  const contentHash = createHash('sha256').update(JSON.stringify(sent)).digest('base64');
  const kept = await keyedWrites.find(commandId);
  if (kept !== undefined && kept.contentHash !== contentHash)
    return { kind: 'refused', refusals: [{ code: 'idempotency-key-reused' }] };
  if (kept?.reply !== undefined) return kept.reply;
  const reply = await act();
  if (reply.kind === 'refused' || kept !== undefined) return reply;
  const isPartial = reply.kind === 'json' && reply.isPartial === true;
  const isKept = !holdsSecret && !isPartial;
  await keyedWrites.keep(commandId, { contentHash, reply: isKept ? reply : undefined });
  return reply;
}
