import { matchQuery } from '@parvis/contracts/redirects/matching.ts';
import type { Address } from './read-address.ts';

/**
 * Returns the address of the redirect of one query of a path, if the parameters that the page does
 * not know have one; otherwise the address itself.
 * @param sourcesOf finds the redirects of queries of a path, by their addresses
 */
export async function withRedirectedQuery(
  address: Address,
  sourcesOf: (path: string) => Promise<readonly string[]>,
): Promise<Address> {
  if (address.others === '') return address;
  const found = matchQuery(await sourcesOf(address.path), address.others);
  return found === undefined ? address : { path: found.source, query: '', others: found.others };
}
