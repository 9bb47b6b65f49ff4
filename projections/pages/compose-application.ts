import { applyAddress } from '@parvis/contracts/careers/apply-address.ts';
import { offerIdSchema } from '@parvis/contracts/careers/ids.ts';
import { offerPath } from '@parvis/contracts/careers/offer-path.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { localeOfPath } from '@parvis/contracts/site/locale.ts';
import { offerTag } from '../offers/offer-tags.ts';
import { readOffer } from '../offers/read-offers.ts';
import type { Queryable } from '../postgres/queryable.ts';
import type { ComposedAddress } from './route-composer.ts';

const application = /^\/careers\/apply\/([^/]+)$/;

/** Returns whether an address redirects to the application for an offer. */
export function isApplicationPath(path: string): boolean {
  return application.test(path);
}

/**
 * Composes where visitors without any code were sent who applied for an offer, or that of a closed
 * one; undefined for any other address, and for an offer that did not exist.
 * @param host of this site
 * @throws ReadModelNotServed
 */
export async function composeApplication(
  db: Queryable,
  path: string,
  at: Position,
  host: string,
): Promise<ComposedAddress | undefined> {
  const id = offerIdSchema.safeParse(application.exec(path)?.[1]).data;
  const { offer, position } = (id && (await readOffer(db, id, at))) ?? {};
  if (id === undefined || offer === undefined || position === undefined) return undefined;
  const withoutCodes = { host, src: undefined, campaign: { success: false } } as const;
  const to =
    offer.status === 'open'
      ? applyAddress(offer.shown.applyUrl, withoutCodes)
      : offerPath(id, offer.shown, localeOfPath(path));
  return { kind: 'moved', to, status: 302, position, tags: [offerTag(id)] };
}
