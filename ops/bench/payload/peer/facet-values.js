const values = (group, count) =>
  Array.from({ length: count }, (_, index) => ({
    label: `${group} ${index}`,
    value: `${group}-${index}`,
  }));

/** The values of both facets, as the sample news have them. */
export const facetValues = { types: values('types', 8), regions: values('regions', 6) };
