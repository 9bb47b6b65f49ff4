import type { CheckedCampaign } from '@parvis/contracts/campaign-codes/endpoints.ts';
import { applyAddress } from '@parvis/contracts/careers/apply-address.ts';
import { applyEndpoints as at } from '@parvis/contracts/careers/apply-endpoints.ts';
import { offerPath } from '@parvis/contracts/careers/offer-path.ts';
import { readOffer } from '@parvis/projections/offers/read-offers.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { cookieIn } from '../../http/cookies.ts';
import { type Route, route } from '../../http/route.ts';

export interface ApplyPorts {
  readonly db: Queryable;
  /** The host of this site. */
  readonly host: string;
  /** The first running campaign named by these cookie values. */
  readonly checkCampaign: (cookies: string) => Promise<CheckedCampaign>;
}

const campaignCookie = 'parvis_campaign';

/**
 * Returns the route that redirects to the application page of an offer; for a closed offer, to its
 * own page.
 */
export function applyRoutes({ db, host, checkCampaign }: ApplyPorts): Route[] {
  return [
    route(at.apply, async ({ params: { id }, query }, { client, locale }) => {
      const { offer } = await readOffer(db, id);
      if (offer === undefined) return { kind: 'refused', refusals: [{ code: 'offer-not-found' }] };
      if (offer.status !== 'open') return redirect(offerPath(id, offer.shown, locale));
      const campaign = await checkCampaign(query.c ?? campaignIn(client.cookie));
      return redirect(applyAddress(offer.shown.applyUrl, { host, src: query.src, campaign }));
    }),
  ];
}

function redirect(address: string) {
  return { kind: 'empty', headers: { Location: address } } as const;
}

function campaignIn(header: string | undefined): string {
  try {
    return decodeURIComponent(cookieIn(header, campaignCookie) ?? '');
  } catch {
    return '';
  }
}
