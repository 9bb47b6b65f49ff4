import { isRunning } from '@parvis/contracts/campaign-codes/campaign-code.ts';
import {
  type CheckedCampaign,
  campaignCookieValue,
} from '@parvis/contracts/campaign-codes/endpoints.ts';
import { findCampaignCodes } from '@parvis/projections/campaign-codes/find-campaign-codes.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';

/** The number of cookies that are looked up. */
const mostCookies = 10;

/**
 * Returns the first currently running campaign of a visitor.
 * @param cookies values of campaign cookies (`source:campaign`), joined by bars
 */
export async function checkCampaign(
  db: Queryable,
  cookies: string,
  now: Date,
): Promise<CheckedCampaign> {
  const codes = cookies
    .split('|')
    .slice(0, mostCookies)
    .flatMap((value) => campaignCookieValue.exec(value)?.[2]?.toLowerCase() ?? []);
  if (codes.length === 0) return { success: false };
  const known = await findCampaignCodes(db, codes);
  const [first] = known
    .filter((campaign) => isRunning(campaign, now))
    .toSorted((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code));
  if (first === undefined) return { success: false };
  return { success: true, campaign: first.code, source: first.source, obi: first.obi };
}
