import { randomUUID } from 'node:crypto';
import { idempotencyKeyForm } from '@parvis/contracts/http/idempotency-key.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { uuidV5 } from '../adapters/log/event-ids.ts';

/** The namespace of command ids that are derived from idempotency keys; changing it invalidates every key. */
const commandNamespace = '6d9b9d8a-9f0e-4a8c-9a43-0c4d6a2f7b15';

/** The scope of an idempotency key: one account's requests to one address. */
export interface KeyScope {
  readonly actorId: string;
  readonly method: string;
  readonly path: string;
  /** The submitted form; with other values it is another command. */
  readonly content?: string;
}

/**
 * The id of the command that a request causes. The same key of the same account at the same address
 * gives the same id. The key is hashed, so no text of a client gets into the log.
 */
export function commandIdFor(key: string | undefined, scope: KeyScope): Outcome<string> {
  if (key === undefined) return accept(randomUUID());
  if (!idempotencyKeyForm.test(key))
    return refuse('invalid', {
      params: { reason: 'format', header: 'Idempotency-Key', example: 'import-2026-0001' },
    });
  const content = scope.content === undefined ? [] : [scope.content];
  const name = [scope.actorId, scope.method, scope.path, key, ...content].join('\n');
  return accept(uuidV5(commandNamespace, name));
}
