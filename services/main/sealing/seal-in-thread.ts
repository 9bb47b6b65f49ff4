import type { Sealer } from '../../ethics/ethics-ports.ts';
import { FunctionThread } from '../function-thread.ts';
import type { SealingFunctions } from './worker.ts';

/** Seals in a thread: a report takes 100 ms of processor time, and a large file a second. */
export function sealInThread(): Sealer {
  const thread = new FunctionThread<SealingFunctions>({
    here: import.meta.url,
    source: './worker.ts',
    built: 'seal-reports',
  });
  return {
    openReceipt: (code, salt) => thread.call('openReceipt', code, salt),
    sealTo: (recipient, content) => thread.call('sealTo', recipient, content),
    unseal: (identity, sealed) => thread.call('unseal', identity, sealed),
  };
}
