import { facetGroups } from '@parvis/contracts/site/filters/facets.ts';

const routes = ['/toutes-actualites', '/en/all-news'];

/** The values of each filter group of a list. */
type Filters = readonly (readonly [group: string, values: readonly string[]])[];

/**
 * Reads the filters that a site's lists offer.
 * @returns a function from a number to the canonical address of a list: each number gives another
 * combination of filters, in every language that has any
 */
export async function differentLists(origin: string): Promise<(number: number) => string> {
  const all = await Promise.all(
    routes.map(async (route) => {
      const response = await fetch(origin + route);
      return { route, filters: filtersIn(await response.text()) };
    }),
  );
  const lists = all.filter(({ filters }) => filters.length > 0);
  return (number) => {
    const list = lists[number % lists.length];
    if (list === undefined) throw new Error('the site offers no filters');
    const query = combination(list.filters, Math.floor(number / lists.length));
    return `${list.route}?${query.join('&')}`;
  };
}

function filtersIn(html: string): Filters {
  const offered = [...html.matchAll(/name="(\w+)" value="([^"]+)"/g)];
  return facetGroups.flatMap((group) => {
    const values = offered.flatMap(([, name, value]) => (name === group && value ? [value] : []));
    return values.length === 0 ? [] : [[group, [...new Set(values)]] as const];
  });
}

/**
 * Encodes the number with one mixed-radix digit for each group: the index of its value, or none.
 */
function combination(filters: Filters, number: number): string[] {
  let rest = number;
  const chosen = filters.flatMap(([group, values]) => {
    const digit = rest % (values.length + 1);
    rest = Math.floor(rest / (values.length + 1));
    const value = values[digit - 1];
    return value === undefined ? [] : [`${group}=${value}`];
  });
  if (rest > 0) throw new RangeError(`the site offers fewer lists than ${number}`);
  return chosen;
}
