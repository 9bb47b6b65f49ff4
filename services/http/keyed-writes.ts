import { createHash } from 'node:crypto';
import type { Reply } from './route.ts';

type Answered = Exclude<Reply, { kind: 'refused' }>;

/** What a write with an idempotency key came to. */
export interface KeptWrite {
  /** Of what was sent with the key. */
  readonly contentHash: string;
  /** Undefined when it held a secret, or was refused in part: the handler then repeats by itself. */
  readonly reply: Answered | undefined;
}

/** Port: remembers writes with an idempotency key, for all processes and for 24 hours. */
export interface KeyedWrites {
  find(commandId: string): Promise<KeptWrite | undefined>;
  /** Keeps the first of several. */
  keep(commandId: string, write: KeptWrite): Promise<void>;
}

/** A write with an idempotency key, and what was sent with it. */
export interface KeyedWrite {
  readonly commandId: string;
  readonly sent: unknown;
  readonly holdsSecret: boolean;
}

/**
 * Executes a write, unless one with its key was executed before: then its reply is returned again, and
 * refused when something else was sent. A refusal had no effect, so it is not kept.
 */
export async function executeKeyed(
  keyedWrites: KeyedWrites,
  { commandId, sent, holdsSecret }: KeyedWrite,
  act: () => Promise<Reply>,
): Promise<Reply> {
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
