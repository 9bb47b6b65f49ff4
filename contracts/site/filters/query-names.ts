import { offerGroups } from '../../careers/offer-groups.ts';
import { facetGroups } from './facets.ts';
import { listSwitches } from './list-state.ts';

/** The query parameters of the offers list and of its feed, in the order of the canonical address. */
export const offersQueryNames = [
  ...offerGroups,
  'q',
  ...listSwitches,
  'campaign',
  'target',
  'near',
  'sort',
  'page',
  'view',
  'json',
] as const;

/** The query parameters of a list, in the order of its canonical address. */
export const listQueryNames = [
  ...facetGroups,
  'q',
  'date_start',
  'date_end',
  ...listSwitches,
  'campaign',
  'target',
  'page',
  'json',
] as const;
