import { offerPath } from '@parvis/contracts/careers/offer-path.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import { computeOfferId } from '@parvis/services/careers/offer-writer.ts';
import { demoOfferLives } from './offers/offers-history.ts';
import type { PublicScreen } from './public-screens.ts';

const what = { kind: 'document' } as const;
type Read = (path: string) => Promise<string>;

/**
 * Returns the screens of the first open offer of each language’s list, which depends on the day on
 * which the demonstration was written.
 * @throws when there is no open offer
 */
export async function findOpenOffers(read: Read): Promise<readonly PublicScreen[]> {
  return Promise.all(
    locales.map(async (locale) => {
      const root = pathOf('job_offer', locale, { id: 'a1b2c3d4e5f6', slug: 'x' }).split('/a1')[0];
      const path = new RegExp(`href="(${root}/[^"]+)"`).exec(
        await read(pathOf('rh_offers', locale)),
      )?.[1];
      if (path === undefined) throw new Error('The list has no open offer.');
      return { ...what, path, locale, isIndexed: true, status: 200 } as const;
    }),
  );
}

/** Returns the screens of the demonstration’s oldest offer, which was closed in its history. */
export function closedOffers(now: Date): readonly PublicScreen[] {
  const [oldest] = demoOfferLives(now);
  if (oldest === undefined) return [];
  const { offer, stages } = oldest;
  const [{ record }] = stages;
  const id = computeOfferId(offer);
  return locales.map((locale) => {
    const path = offerPath(id, record, locale);
    return { ...what, path, locale, isIndexed: false, status: 410 };
  });
}
