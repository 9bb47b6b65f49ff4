/** The names of filter values and their words in addresses. */
export const facetsTag = 'facets';
