import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';
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

export interface PageListQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly locale?: Locale | undefined;
  readonly status?: ContentStatus | undefined;
  /** Words to find in titles and slugs. */
  readonly q?: string | undefined;
}

export interface ProposalListQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly contentId?: ContentId | undefined;
  readonly status?: 'proposed' | 'accepted' | 'declined' | undefined;
}

/** What the read models answer about content; `undefined` when there is no such thing. */
export interface ContentReads {
  pages(query: PageListQuery): Promise<Listed<ContentSummary>>;
  /** The newest revision of everything; deleted modules are left out, a deleted item says so. */
  page(contentId: ContentId): Promise<ContentView | undefined>;
  /** A module's newest revision, deleted or not. */
  module(moduleId: ModuleId): Promise<ModuleView | undefined>;
  /** Revisions of a header or a module, newest first. */
  history(subject: ContentId | ModuleId): Promise<HistoryView>;
  revision(moduleId: ModuleId, revision: number): Promise<RevisionContent | undefined>;
  proposals(query: ProposalListQuery): Promise<Listed<ProposalView>>;
}

/** Draws pages that are not the live ones, as whole documents. */
export interface Previews {
  /** The page as editors see it: newest revisions of its header and active modules. */
  page(contentId: ContentId, viewer: PreviewViewer): Promise<string | undefined>;
  /** The page with this revision of one module in place, active or not. */
  moduleRevision(
    moduleId: ModuleId,
    revision: number,
    viewer: PreviewViewer,
  ): Promise<string | undefined>;
}

/** Who looks at a preview: always somebody signed in. */
export interface PreviewViewer {
  readonly accountId: string;
  /** True while they hold the item's lock. */
  readonly editing: boolean;
}
