import type { Writable } from 'node:stream';
import { faultSentence } from './fault-sentence.ts';

/**
 * Calls back with a sentence when what a command prints cannot be written. That its reader left, as in
 * `parvis … | head`, is no failure: the work goes on.
 */
export function whenOutputIsLost(output: Writable, fail: (sentence: string) => void): void {
  output.on('error', (cause: Error) => {
    if ('code' in cause && cause.code === 'EPIPE') return;
    fail(`What the command prints cannot be written. ${faultSentence(cause) ?? cause.message}`);
  });
}
