import { randomUUID } from 'node:crypto';
import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { findOpenOffers } from '@parvis/projections/offers/find-known-offers.ts';
import { systemClock } from '@parvis/services/adapters/clock.ts';
import { OfferWriter } from '@parvis/services/careers/offer-writer.ts';
import { z } from 'zod';
import { hasDemo } from '../demo/first-start.ts';
import { importManyOffers, manyOffersSource } from '../demo/offers/many-offers.ts';
import { defineCommand } from './command.ts';
import { CommandLineError } from './command-line-error.ts';
import { type Connection, connectToRunning } from './connect-to-running.ts';
import { whenInterrupted } from './interruption.ts';
import { progressLine } from './progress-line.ts';
import { wholeNumber } from './words.ts';
import { yieldToPeople } from './yield-to-people.ts';

const mostOffers = 1_000_000;
/** The number of offers that are withdrawn together. */
const atOnce = 50;

/** `parvis demo offers`: creates synthetic offers for measurements, or removes them. */
export const demoOffers = defineCommand({
  name: 'demo offers',
  usage: '--count NUMBER [--yes] | --remove',
  summary: 'Publishes invented job offers to measure with, or removes them',
  details: [
    `--count NUMBER   how many, up to ${mostOffers}`,
    '--yes            even on a site that is not the demonstration',
    '--remove         takes all of them off the site again',
  ],
  options: {
    count: { type: 'string' },
    yes: { type: 'boolean' },
    remove: { type: 'boolean' },
  },
  schema: z
    .object({
      count: wholeNumber('The number of --count', 1, mostOffers).optional(),
      yes: z.boolean().default(false),
      remove: z.boolean().default(false),
    })
    .refine(
      ({ count, remove }) => (count === undefined) === remove,
      'Give either --count or --remove.',
    ),
  async run({ count, yes }) {
    yieldToPeople();
    const connection = await connectToRunning();
    try {
      if (count === undefined) await removeOffers(connection);
      else {
        if (!yes) await requireDemonstration(connection);
        await publishOffers(connection, count);
      }
    } finally {
      await connection.close();
    }
  },
});

async function requireDemonstration({ pool }: Connection): Promise<void> {
  if (await hasDemo(pool)) return;
  throw new CommandLineError(
    'This site is not the demonstration, and its visitors would see invented offers: add --yes if that is wanted. “parvis demo offers --remove” takes them off again.',
  );
}

async function publishOffers({ log }: Connection, count: number): Promise<void> {
  let done = 0;
  const line = progressLine(process.stderr);
  whenInterrupted(
    () =>
      `${done} of ${count} offers are published: repeat this to publish the others, or remove them with --remove.`,
  );
  await importManyOffers(makeWriter(log), count, systemClock.now(), (entered) => {
    done = entered;
    line.show(`${entered} of ${count} offers`);
  });
  line.end();
  console.log(`${count} offers published. “parvis demo offers --remove” takes them off again.`);
}

async function removeOffers({ log, pool }: Connection): Promise<void> {
  const writer = makeWriter(log);
  const open = await findOpenOffers(pool, manyOffersSource);
  const waiting = open.values();
  const line = progressLine(process.stderr);
  const request = randomUUID();
  let done = 0;
  whenInterrupted(
    () => `${done} of ${open.length} offers were removed: repeat this to remove the others.`,
  );
  const removeNext = async () => {
    for (const offerId of waiting) {
      const command = { type: 'withdraw-absent-offer', offerId } as const;
      await writer.execute(systemActor, command, `${request}/${offerId}`);
      line.show(`${(done += 1)} of ${open.length} offers`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, removeNext));
  line.end();
  console.log(done === 0 ? 'There are no such offers.' : `${done} offers removed.`);
}

function makeWriter(log: Connection['log']): OfferWriter {
  const accountNames = { namesOf: async () => new Map<string, string>() };
  return new OfferWriter({ log, clock: systemClock, accountNames });
}
