import { matchPath } from '@parvis/contracts/site/routes/match-path.ts';
import { routeTable } from '@parvis/contracts/site/routes/route-table.ts';

/** Of the views of a list that differ in the values of the same filters alone, so many are read. */
const viewsOfOneShape = 12;

/** Keeps a crawl from every combination of filters: one shape is one list with one set of names. */
export class ShapeCounter {
  readonly #counts = new Map<string, number>();

  /** Whether an address is to be read; those that are no view of a filtered list always are. */
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
  if (!match || !routeTable[match.name].query) return undefined;
  const named = Object.entries(match.params).flatMap(([name, value]) => (value ? [name] : []));
  return [match.name, match.locale, ...named, ...searchParams.keys()].join(' ');
}
