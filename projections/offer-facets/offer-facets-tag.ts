/** The names and slugs of offers' filter values. */
export const offerFacetsTag = 'offer-facets';
