import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { parisTimeOf } from '@parvis/contracts/site/paris-time.ts';
import { offerIdOf } from '@parvis/services/careers/offer-writer.ts';
import { seededRandom } from '../../random/seeded-random.ts';
import { requireAccepted } from '../seed/require-accepted.ts';
import type { Happening, SeededSite } from '../seed/seeded-site.ts';
import { type OfferLife, offerLives, type Stage } from './offer-life.ts';

/** How many offers Estuaire has had in eighteen months. */
const offersOfDemo = 2_000;
const seed = 1868;
/** Offers that are under way together. */
const atOnce = 64;

type Entered = Pick<OfferLife, 'offer'> & { readonly stage: Stage };

/**
 * Eighteen months of offers, up to the day on which they are written: there are as many open ones
 * whenever a demonstration begins.
 */
export function offersHistory(now: Date): readonly Happening[] {
  const random = seededRandom(seed);
  const today = parisTimeOf(now).date;
  const byTime = new Map<string, Entered[]>();
  for (const { offer, stages } of offerLives(offersOfDemo, today, random)) {
    for (const stage of stages) {
      const together = byTime.get(stage.at);
      if (together === undefined) byTime.set(stage.at, [{ offer, stage }]);
      else together.push({ offer, stage });
    }
  }
  return [...byTime].map(([at, together]) => ({ at, enter: (site) => enterAll(site, together) }));
}

async function enterAll(site: SeededSite, together: readonly Entered[]): Promise<void> {
  const waiting = together.values();
  const enterNext = async () => {
    for (const one of waiting) await enter(site, one);
  };
  await Promise.all(Array.from({ length: atOnce }, enterNext));
}

async function enter({ editorial }: SeededSite, { offer, stage }: Entered): Promise<void> {
  const { writer } = editorial.offers;
  const offerId = offerIdOf(offer);
  const requestId = `demo/offers/${stage.at}`;
  switch (stage.became) {
    case 'given': {
      const { record, at: now } = stage;
      const command = { type: 'import-offer', offerId, record, now } as const;
      requireAccepted(await writer.import(command, requestId));
      return;
    }
    case 'absent': {
      const command = { type: 'withdraw-absent-offer', offerId } as const;
      requireAccepted(await writer.execute(systemActor, command, requestId));
      return;
    }
    case 'closed': {
      const command = { type: 'close-offer', offerId, now: stage.at } as const;
      requireAccepted(await writer.execute(systemActor, command, requestId));
    }
  }
}
