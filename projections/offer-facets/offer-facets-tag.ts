/** The names and words of offers' filter values. */
export const offerFacetsTag = 'offer-facets';
