import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';

/**
 * Asks at the terminal whether offers missing from a feed may be withdrawn. Without a terminal they
 * may not, and a message explains how to allow it.
 */
export async function confirmWithdrawal(
  { absent, open }: { readonly absent: number; readonly open: number },
  input: Readable & { readonly isTTY?: boolean },
  output: Writable,
): Promise<boolean> {
  const percent = Math.round((absent / open) * 100);
  const question = `${absent} of ${open} open offers (${percent} %) are not in this feed.`;
  if (input.isTTY !== true) {
    output.write(`${question} They stay open: to withdraw them, add --allow-withdrawals.\n`);
    return false;
  }
  const requested = createInterface({ input, output });
  const answer = await requested.question(`\n${question} Withdraw them? [y/N] `);
  requested.close();
  return /^(?:y|yes|o|oui)$/i.test(answer.trim());
}
