import { parseArgs } from 'node:util';
import { systemClock } from '@parvis/services/adapters/clock.ts';
import { OfferWriter } from '@parvis/services/careers/offer-writer.ts';
import { importManyOffers } from '../demo/offers/many-offers.ts';
import { CommandLineError } from './command-line-error.ts';
import { connectToRunning } from './connect-to-running.ts';

const usage = 'Usage: parvis demo offers --count NUMBER.';
const mostOffers = 1_000_000;

/** `parvis demo offers --count NUMBER`: creates synthetic offers for measurements. */
export async function demo(words: readonly string[]): Promise<void> {
  const count = countIn(words);
  const { log, close } = await connectToRunning();
  try {
    const accountNames = { namesOf: async () => new Map<string, string>() };
    const writer = new OfferWriter({ log, clock: systemClock, accountNames });
    await importManyOffers(writer, count, systemClock.now(), (entered) =>
      console.log(`${entered} of ${count}`),
    );
    console.log(`${count} offers entered.`);
  } finally {
    await close();
  }
}

function countIn(words: readonly string[]): number {
  try {
    const options = { count: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({
      args: [...words],
      options,
      allowPositionals: true,
    });
    const count = Number(values.count);
    if (positionals[0] === 'offers' && Number.isInteger(count) && count > 0 && count <= mostOffers)
      return count;
  } catch (cause) {
    throw new CommandLineError(usage, { cause });
  }
  throw new CommandLineError(usage);
}
