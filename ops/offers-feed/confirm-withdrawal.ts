import { ask, type Terminal } from '../cli/ask.ts';

/**
 * Asks at the terminal whether offers missing from a feed may be withdrawn. Without a terminal they
 * may not, and a message explains how to allow it.
 */
export async function confirmWithdrawal(
  { absent, open }: { readonly absent: number; readonly open: number },
  input: Terminal['input'],
  output: Terminal['output'],
): Promise<boolean> {
  const percent = Math.round((absent / open) * 100);
  const question = `${absent} of ${open} open offers (${percent} %) are not in this feed.`;
  const answer = await ask(`\n${question} Withdraw them?`, { input, output });
  if (answer === undefined)
    output.write(`${question} They stay open: to withdraw them, add --allow-withdrawals.\n`);
  return answer ?? false;
}
