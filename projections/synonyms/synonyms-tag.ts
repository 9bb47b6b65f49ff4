/** The cache tag of the synonyms, on which every response to a search depends. */
export const synonymsTag = 'synonyms';
