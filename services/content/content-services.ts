import type { Directory } from '../platform/streams/directory.ts';
import type { ContentCloner } from './clone/content-cloner.ts';
import type { Answers } from './item/answers.ts';
import type { ContentWriter } from './item/content-writer.ts';
import type { ItemStore } from './item/item-store.ts';
import type { ContentLocks } from './lock/content-locks.ts';
import type { LanguageMerger } from './merge-language/language-merger.ts';
import type { Previews } from './preview/previews.ts';
import type { ContentReads } from './read-content/content-reads.ts';

/** What the routes of content answer with. */
export interface ContentServices {
  readonly writer: ContentWriter;
  readonly store: ItemStore;
  readonly answers: Answers;
  readonly locks: ContentLocks;
  readonly cloner: ContentCloner;
  readonly merger: LanguageMerger;
  readonly directory: Directory;
  readonly reads: ContentReads;
  readonly previews: Previews;
}
