import { facetGroups } from './facets.ts';
import { listSwitches } from './list-state.ts';

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
