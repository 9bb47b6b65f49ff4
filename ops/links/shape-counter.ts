import { matchPath } from '@parvis/contracts/site/routes/match-path.ts';
import { routeTable } from '@parvis/contracts/site/routes/route-table.ts';

/**
 * How many views of a list that differ only in the values of the same filters are crawled, and how
 * many offers.
 */
const viewsOfOneShape = 12;

/**
 * Keeps a crawl from visiting every combination of filters, and every one of thousands of offers,
 * which editors do not write: a shape is a list with a set of parameters, or the page of an offer.
 */
export class ShapeCounter {
  readonly #counts = new Map<string, number>();

  /** Whether to crawl an address; always true of what editors write. */
  admits(url: URL): boolean {
    const shape = shapeOf(url);
    if (shape === undefined) return true;
    const count = (this.#counts.get(shape) ?? 0) + 1;
    this.#counts.set(shape, count);
    return count <= viewsOfOneShape;
  }
}

function shapeOf({ pathname, searchParams }: URL): string | undefined {
  const match = matchPath(pathname);
  if (!match) return undefined;
  if (match.name === 'job_offer') return `${match.name} ${match.locale}`;
  if (!routeTable[match.name].query) return undefined;
  const named = Object.entries(match.params).flatMap(([name, value]) => (value ? [name] : []));
  return [match.name, match.locale, ...named, ...searchParams.keys()].join(' ');
}
