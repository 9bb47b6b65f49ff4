import type { FeedOffer } from '@parvis/contracts/careers/commands.ts';
import { computeOfferId, type OfferWriter } from '@parvis/services/careers/offer-writer.ts';
import { seededRandom } from '../../random/seeded-random.ts';
import { requireAccepted } from '../seed/require-accepted.ts';
import { composeOffer } from './compose-offer.ts';

const seed = 1911;
/** The source of these offers. */
export const manyOffersSource = 'many';
const source = manyOffersSource;
/** The number of offers that are appended together. */
const atOnce = 250;
const minuteMs = 60_000;

/**
 * Returns synthetic open offers to measure with, the same each time; the newest last, a minute
 * apart.
 */
function* manyOffers(count: number, now: Date): Generator<FeedOffer> {
  const random = seededRandom(seed);
  for (let number = 1; number <= count; number += 1) {
    const reference = `MANY-${String(number).padStart(7, '0')}`;
    const publishedAt = new Date(now.getTime() - (count - number) * minuteMs).toISOString();
    const applyUrl = `https://candidater.estuaire.example/offres/${reference}`;
    yield { source, reference, ...composeOffer(random), publishedAt, applyUrl };
  }
}

/** Imports this many generated offers, except those imported before. */
export async function importManyOffers(
  writer: Pick<OfferWriter, 'import'>,
  count: number,
  now: Date,
  onProgress: (entered: number) => void,
): Promise<void> {
  const waiting = manyOffers(count, now);
  // Those that were removed since are published again.
  const importId = `demo/many/${now.toISOString()}`;
  let entered = 0;
  const enterNext = async () => {
    for (const record of waiting) {
      const offerId = computeOfferId(record);
      const command = { type: 'import-offer', offerId, record, now: now.toISOString() } as const;
      requireAccepted(await writer.import(command, importId, null));
      entered += 1;
      onProgress(entered);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, enterNext));
}
