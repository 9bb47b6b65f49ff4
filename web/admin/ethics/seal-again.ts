import type { Envelope, Officer } from '@parvis/contracts/ethics/key-endpoints.ts';
import { addEnvelopes, missingEnvelopes } from './api/keys.ts';
import { sealEnvelopeAgain } from './sealing.ts';

/** Progress of sealing earlier reports. */
export interface Progress {
  readonly sealed: number;
  /** Envelopes that did not open: they do not come from our server. */
  readonly unopened: number;
}

/**
 * Seals the keys of earlier reports to another officer, part by part. An interruption keeps what is
 * done, and the next run continues from there. Reports that arrive meanwhile are sealed to both.
 */
export async function sealAgain(
  identity: string,
  { accountId, recipient }: Pick<Officer, 'accountId' | 'recipient'>,
  { onProgress, signal }: { onProgress: (progress: Progress) => void; signal: AbortSignal },
): Promise<Progress> {
  let progress: Progress = { sealed: 0, unopened: 0 };
  let part = await missingEnvelopes(accountId, undefined, signal);
  while (part.length > 0) {
    const envelopes: Envelope[] = [];
    for (const { reportId, sealed } of part) {
      signal.throwIfAborted();
      const again = await sealEnvelopeAgain(identity, sealed, recipient);
      if (again !== undefined) envelopes.push({ reportId, sealed: again });
    }
    await addEnvelopes(accountId, { recipient, envelopes });
    progress = {
      sealed: progress.sealed + envelopes.length,
      unopened: progress.unopened + part.length - envelopes.length,
    };
    onProgress(progress);
    part = await missingEnvelopes(accountId, part.at(-1)?.reportId, signal);
  }
  return progress;
}
