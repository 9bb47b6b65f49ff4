import type { PageCloner } from './clone/page-cloner.ts';
import type { Answers } from './item/answers.ts';
import type { ContentWriter } from './item/content-writer.ts';
import type { ItemStore } from './item/item-store.ts';
import type { ContentLocks } from './lock/content-locks.ts';
import type { LanguageMerger } from './merge-language/language-merger.ts';
import type { Directory } from './ports.ts';
import type { ContentReads, Previews } from './reads.ts';

/** What the routes of content answer with. */
export interface ContentServices {
  readonly writer: ContentWriter;
  readonly store: ItemStore;
  readonly answers: Answers;
  readonly locks: ContentLocks;
  readonly cloner: PageCloner;
  readonly merger: LanguageMerger;
  readonly directory: Directory;
  readonly reads: ContentReads;
  readonly previews: Previews;
}
