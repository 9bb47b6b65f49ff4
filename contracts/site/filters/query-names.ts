import { facetGroups } from './facets.ts';
import { listSwitches } from './list-state.ts';

/** Everything that the query of a list may say, in the order in which its canonical address says it. */
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
