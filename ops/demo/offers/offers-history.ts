import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import type { ImportReport } from '@parvis/services/careers/import-feed/import-request.ts';
import { computeOfferId } from '@parvis/services/careers/offer-writer.ts';
import { seededRandom } from '../../random/seeded-random.ts';
import { requireAccepted } from '../seed/require-accepted.ts';
import type { DemoAction, SeededSite } from '../seed/seeded-site.ts';
import { demoSource, type OfferLife, offerLives, type Stage } from './offer-life.ts';

/** How many offers Estuaire has had in eighteen months. */
const offersOfDemo = 2_000;
const seed = 1868;
/** The number of offers that are imported concurrently. */
const atOnce = 64;

type Entered = Pick<OfferLife, 'offer'> & { readonly stage: Stage };

/** Returns the lives of the demonstration’s offers, if it is written now; earliest first. */
export function demoOfferLives(now: Date): readonly OfferLife[] {
  return offerLives(offersOfDemo, toParisTime(now).date, seededRandom(seed));
}

/**
 * Returns eighteen months of offers, up to the day on which they are written, so that a new
 * demonstration always has as many open ones.
 */
export function offersHistory(now: Date): readonly DemoAction[] {
  const byTime = new Map<string, Entered[]>();
  for (const { offer, stages } of demoOfferLives(now)) {
    for (const stage of stages) {
      const together = byTime.get(stage.at);
      if (together === undefined) byTime.set(stage.at, [{ offer, stage }]);
      else together.push({ offer, stage });
    }
  }
  let open = 0;
  return [...byTime]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([at, together]) => {
      const report = reportOf(together, open);
      const { published, withdrawn } = report.counts;
      open += published - withdrawn - stagesOf(together, 'closed');
      return {
        at,
        async enter(site) {
          await enterAll(site, together);
          if (stagesOf(together, 'closed') === together.length) return;
          await site.editorial.offers.reportImport(`demo-${at.slice(0, 10)}`, report);
        },
      };
    });
}

/** Returns the report of a morning's feed, when this many offers were open before it. */
function reportOf(together: readonly Entered[], open: number): ImportReport {
  const published = together.filter(({ offer, stage }) => stage.at === offer.publishedAt).length;
  const revised = stagesOf(together, 'given') - published;
  const withdrawn = stagesOf(together, 'absent');
  const unchanged = open - revised - withdrawn;
  return {
    source: demoSource,
    format: 'parvis',
    complete: true,
    counts: {
      published,
      revised,
      withdrawn,
      unchanged,
      held: 0,
      expired: 0,
      spared: 0,
      refused: 0,
      waiting: 0,
    },
    refused: [],
    notes: [],
    accepted: open + published - withdrawn,
  };
}

function stagesOf(together: readonly Entered[], became: Stage['became']): number {
  return together.filter(({ stage }) => stage.became === became).length;
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
  const offerId = computeOfferId(offer);
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
