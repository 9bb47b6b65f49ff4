import type { Envelope, Officer } from '@parvis/contracts/ethics/key-endpoints.ts';
import { addEnvelopes, missingEnvelopes } from './api/keys.ts';
import { sealEnvelopeAgain } from './sealing.ts';

/** Progress of sealing earlier reports. */
export interface Progress {
  readonly sealed: number;
  /** The number of envelopes that did not open, because they do not come from our server. */
  readonly unopened: number;
}

/**
 * Seals the keys of earlier reports to another officer, in batches. After an interruption the next
 * run continues where it stopped. Reports that arrive meanwhile are sealed to both. The page stays
 * responsive: sealing takes about 15 ms per report, and other events are handled in between.
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
      await nextTask();
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

/**
 * Lets the page paint and handle events. Unlike timers, messages are not slowed down in a hidden
 * tab.
 */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener(
      'message',
      () => {
        port1.close();
        resolve();
      },
      { once: true },
    );
    port1.start();
    port2.postMessage(undefined);
  });
}
