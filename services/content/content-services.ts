import type { Clock } from '../adapters/clock.ts';
import type { AccountNames } from '../streams/account-names.ts';
import type { ApprovalRule } from './approval/approval-rule.ts';
import type { ContentCloner } from './clone/content-cloner.ts';
import type { ContentReplies } from './item/content-replies.ts';
import type { ContentWriter } from './item/content-writer.ts';
import type { ItemStore } from './item/item-store.ts';
import type { ContentLocks } from './lock/content-locks.ts';
import type { LanguageMerger } from './merge-language/language-merger.ts';
import type { Previews } from './preview/previews.ts';
import type { SharedPreviews } from './preview-links/shared-previews.ts';
import type { ContentReads } from './read-content/content-reads.ts';

/** Returns the accounts that can own content, by name. */
export type ListEditors = () => Promise<readonly { readonly id: string; readonly name: string }[]>;

/** The services that the routes of content use. */
export interface ContentServices {
  readonly writer: ContentWriter;
  readonly store: ItemStore;
  readonly replies: ContentReplies;
  readonly locks: ContentLocks;
  readonly approvals: ApprovalRule;
  readonly cloner: ContentCloner;
  readonly merger: LanguageMerger;
  readonly accountNames: AccountNames;
  readonly listEditors: ListEditors;
  readonly reads: ContentReads;
  readonly previews: Previews;
  readonly sharedPreviews: SharedPreviews;
  readonly clock: Clock;
}
