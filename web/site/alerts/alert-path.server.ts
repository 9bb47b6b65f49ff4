import { stepPath } from '@parvis/contracts/alerts/steps.ts';
import type { OffersList } from '@parvis/contracts/careers/offer-views.ts';

/** Returns the filters of a list as a query: those of its feed, which has the same. */
export function alertFilters({ feed }: Pick<OffersList, 'feed'>): string {
  const [, query = ''] = feed.split(/\?(.*)/s);
  return query;
}

/** Returns the address at which an alert with the filters of a list is created. */
export function alertPath(list: Pick<OffersList, 'feed' | 'locale'>): string {
  const filters = Object.fromEntries(new URLSearchParams(alertFilters(list)));
  return stepPath('jobv2', 'create', list.locale, filters);
}
