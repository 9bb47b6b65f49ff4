import type { MediaId } from '@parvis/contracts/media/ids.ts';
import { drawings } from '../artwork/drawings.ts';
import { demoMediaId } from '../ids.ts';
import { type DemoDocument, documentKey } from './read-documents.ts';

/** The media library of the demonstration, as texts and settings refer to it. */
export interface Library {
  /** Returns the id of an image, or of an edition of a document. @throws Error when it has none */
  readonly mediaId: (key: string) => MediaId;
}

export function libraryOf(documents: readonly DemoDocument[]): Library {
  const editions = documents.flatMap((document) =>
    [...document.editions.keys()].map((locale) => documentKey(document, locale)),
  );
  const keys = new Set([...drawings.map(({ key }) => key), ...editions]);
  return {
    mediaId(key) {
      if (!keys.has(key)) throw new Error(`there is no image or file “${key}”`);
      return demoMediaId(key);
    },
  };
}
