import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { declaredKeys } from '../declare-key.ts';
import type { NotaryRow } from '../notary-table.ts';
import { verifierKeyOf } from '../notes/signed-note.ts';

/**
 * Returns the verifier keys of the present tree, the newest last: those that the log declares, and
 * the one that signs. @throws LogUnavailable
 */
export async function keysOf(
  log: Pick<EventLog, 'readStream'>,
  { origin, publicKey }: Pick<NotaryRow, 'origin' | 'publicKey'>,
): Promise<readonly string[]> {
  const declared = await declaredKeys(log, origin);
  const present = publicKey === undefined ? [] : [verifierKeyOf(origin, publicKey)];
  return [...new Set([...declared, ...present])];
}
