import { contentFilterFields } from '@parvis/contracts/content/kind-views.ts';
import { valueSeparator } from '@parvis/contracts/site/filters/write-list-address.ts';

/** Returns the header fields that a list's query filters by, each with the values that match. */
export function fieldFilters(
  query: Readonly<Record<string, unknown>>,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    contentFilterFields.flatMap((field) => {
      const values = query[field];
      return typeof values === 'string' ? [[field, values.split(valueSeparator)]] : [];
    }),
  );
}
