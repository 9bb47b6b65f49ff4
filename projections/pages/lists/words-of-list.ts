import { listMessages } from '@parvis/contracts/messages/lists.ts';
import { type Facet, facetDictionary } from '@parvis/contracts/site/filters/facets.ts';
import type { ListName } from '@parvis/contracts/site/filters/filtered-list.ts';
import { byLocale } from '@parvis/contracts/site/locale.ts';
import { facetCode } from '../../content-state/facet-code.ts';
import type { Vocabulary } from '../../facet-slugs/read-vocabulary.ts';
import { searchedWords } from '../../filtered-lists/list-words.ts';

/** Media types are built into the product: editors do not name them. */
const mediaTypes = [
  ['image', 'list.media-types.image'],
  ['video', 'list.media-types.video'],
  ['file', 'list.media-types.file'],
] as const;

const slugsOfMedia = facetDictionary(
  mediaTypes.map(([id]): readonly [string, Facet] => [id, { group: 'types', id }]),
);

const ofMedia: Vocabulary = {
  dictionaries: byLocale(() => slugsOfMedia),
  nameOf({ id }, locale) {
    const type = mediaTypes.find(([known]) => known === id);
    return type === undefined ? id : listMessages.format(type[1], locale);
  },
  orderOf: () => [],
  namedIn: (locale) =>
    mediaTypes.map(([id, name]) => ({
      code: facetCode('types', id),
      words: searchedWords(listMessages.format(name, locale)),
    })),
};

/** The display names of a list's filter values: the media library has its own. */
export function wordsOfList(list: ListName, vocabulary: Vocabulary): Vocabulary {
  return list === 'media' ? ofMedia : vocabulary;
}
