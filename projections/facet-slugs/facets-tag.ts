/** The names of filter values and their slugs. */
export const facetsTag = 'facets';
