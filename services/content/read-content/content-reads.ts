import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { ContentSort } from '@parvis/contracts/content/list-query.ts';
import type {
  ContentStatus,
  ContentSummary,
  ContentView,
  HistoryView,
  ModuleView,
  ProposalView,
  RevisionContent,
} from '@parvis/contracts/content/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

/** One page of a list. */
export interface Listed<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

export interface ContentListQuery {
  readonly kind: ContentKind;
  readonly page: number;
  readonly pageSize: number;
  readonly locale?: Locale | undefined;
  readonly status?: ContentStatus | undefined;
  /** Words to find in titles and slugs. */
  readonly q?: string | undefined;
  /** Header fields and the values of which an item's must have one, in each field. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly sort: ContentSort;
}

export interface ProposalListQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly contentId?: ContentId | undefined;
  readonly status?: 'proposed' | 'accepted' | 'declined' | undefined;
}

/** What the read models answer about content; `undefined` when there is no such thing. */
export interface ContentReads {
  /** Items of one kind, each with its kind's own fields. */
  items(query: ContentListQuery): Promise<Listed<ContentSummary>>;
  /** The newest revision of everything, with the fields of the item's kind; deleted modules are left out, a deleted item says so. */
  item(contentId: ContentId): Promise<ContentView | undefined>;
  /** A module's newest revision, deleted or not. */
  module(moduleId: ModuleId): Promise<ModuleView | undefined>;
  /** Revisions of a header or a module, newest first. */
  history(subject: ContentId | ModuleId): Promise<HistoryView>;
  /** One revision of a header or a module. */
  revision(subject: ContentId | ModuleId, revision: number): Promise<RevisionContent | undefined>;
  proposals(query: ProposalListQuery): Promise<Listed<ProposalView>>;
}
