import { matchPath, type RouteMatch } from '@parvis/contracts/site/routes/match-path.ts';
import { routeTable } from '@parvis/contracts/site/routes/route-table.ts';

/** The number of crawled views of a list that differ only in the values of the same filters. */
const viewsOfOneShape = 12;
/** The number of crawled offers, each in every language. */
const offersCrawled = 12;

/**
 * Keeps a crawl from visiting every combination of filters and every one of thousands of offers,
 * which editors do not write. The shape of a view is its list and the names of its parameters.
 */
export class ShapeCounter {
  readonly #counts = new Map<string, number>();
  readonly #offers = new Set<string>();

  /** Returns whether to crawl an address; always true for what editors write. */
  admits({ pathname, searchParams }: URL): boolean {
    const match = matchPath(pathname);
    if (!match) return true;
    // Offers are counted by id: whoever crawls one also follows the link to its translation.
    if (match.name === 'job_offer') return this.#admitsOffer(match.params.id ?? '');
    if (!routeTable[match.name].query) return true;
    return this.#admitsView(shapeOf(match, searchParams));
  }

  #admitsOffer(id: string): boolean {
    if (this.#offers.size < offersCrawled) this.#offers.add(id);
    return this.#offers.has(id);
  }

  #admitsView(shape: string): boolean {
    const count = (this.#counts.get(shape) ?? 0) + 1;
    this.#counts.set(shape, count);
    return count <= viewsOfOneShape;
  }
}

function shapeOf({ name, locale, params }: RouteMatch, searchParams: URLSearchParams): string {
  const named = Object.entries(params).flatMap(([param, value]) => (value ? [param] : []));
  return [name, locale, ...named, ...searchParams.keys()].join(' ');
}
