import { type FacetDictionary, facetDictionary } from '@parvis/contracts/site/filters/facets.ts';
import type { ListName } from '@parvis/contracts/site/filters/filtered-list.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Vocabulary } from '../../facet-slugs/read-vocabulary.ts';
import { searchedWords } from '../../platform/filtered-lists/list-words.ts';
import { facetCode } from '../../platform/filtered-lists/query-list.ts';

/** The types of media are the product's own: nobody names them. */
const mediaTypes: Readonly<Record<Locale, readonly (readonly [id: string, name: string])[]>> = {
  fr: [
    ['image', 'Images'],
    ['video', 'Vidéos'],
    ['file', 'Documents'],
  ],
  en: [
    ['image', 'Pictures'],
    ['video', 'Videos'],
    ['file', 'Documents'],
  ],
};

function mediaDictionary(locale: Locale): FacetDictionary {
  return facetDictionary(mediaTypes[locale].map(([id]) => [id, { group: 'types', id }]));
}

const ofMedia: Vocabulary = {
  dictionaries: { fr: mediaDictionary('fr'), en: mediaDictionary('en') },
  nameOf: ({ id }, locale) => new Map(mediaTypes[locale]).get(id) ?? id,
  namedIn: (locale) =>
    mediaTypes[locale].map(([id, name]) => ({
      code: facetCode('types', id),
      words: searchedWords(name),
    })),
};

/** The words that a list's filter values go by: the media library has its own. */
export function wordsOfList(list: ListName, vocabulary: Vocabulary): Vocabulary {
  return list === 'media' ? ofMedia : vocabulary;
}
