import type { ApprovalComment } from '@parvis/contracts/content/approval.ts';
import type { ItemVersion } from '@parvis/contracts/content/commands.ts';
import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import type { ContentHeader } from '@parvis/contracts/content/header.ts';
import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ModuleContent, ModuleType } from '@parvis/contracts/content/modules/module-types.ts';
import type { PlannedInstants } from '@parvis/contracts/content/plan.ts';
import type { PreviewLinkId } from '@parvis/contracts/content/preview-link-endpoints.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

/** The actor id in the log, and the time (ISO 8601, UTC), of an event. */
export interface Occurrence {
  readonly by: string;
  readonly at: string;
}

/** An event of a content stream, with its author and time. */
export type OccurredEvent = ContentEvent & Occurrence;

/** One saved revision; revisions count from 1. */
export interface Saved<T> extends Occurrence {
  readonly revision: number;
  readonly content: T;
  /** The earlier revision with the same content, if that was restored. */
  readonly restored?: number;
}

export interface UnsavedModule {
  readonly kind: 'unsaved';
  readonly id: ModuleId;
  readonly type: ModuleType;
  readonly added: Occurrence;
}

/** Only a saved module can be active. */
export interface SavedModule {
  readonly kind: 'saved';
  readonly id: ModuleId;
  readonly type: ModuleType;
  readonly newest: Saved<ModuleContent>;
  readonly active: boolean;
}

export type Module = UnsavedModule | SavedModule;

/** A deleted module: inactive, with its former state. */
export type DeletedModule = Module & {
  readonly was: {
    readonly active: boolean;
    /** The modules before it, in their order. */
    readonly after: readonly ModuleId[];
  };
};

/** The publication of an item. Only a published item has pins. */
export type Publication =
  | {
      /** An archived item must be restored as a draft before it is published. */
      readonly kind: 'draft' | 'archived';
      /**
       * The last header that visitors saw; undefined when they have seen none since the item was
       * created or restored.
       */
      readonly lastLive?: ContentHeader;
    }
  | {
      readonly kind: 'published';
      readonly header: Saved<ContentHeader>;
      /** The revisions of the modules that visitors see, in the order in which they see them. */
      readonly pins: ReadonlyMap<ModuleId, number>;
    }
  | { readonly kind: 'deleted' };

/** When an item is to be published and unpublished (UTC), and what of it. */
export interface ItemPlan extends PlannedInstants {
  /** What is published; the draft at that time when undefined. */
  readonly version?: ItemVersion | undefined;
}

/** A link to the draft that has not been revoked; it may have expired. */
export interface PreviewLink extends Occurrence {
  readonly id: PreviewLinkId;
  readonly digest: string;
  readonly until: string;
}

/** A request for approval, by whom and when. */
export interface ApprovalRequest extends Occurrence {
  /** From 1. */
  readonly number: number;
  readonly note: string;
  /** What is published when it is approved. */
  readonly version: ItemVersion;
}

/** Who keeps the text current, by the id of their account, and when it is to be read again. */
export interface Review {
  readonly owner: string | null;
  /** A day. */
  readonly reviewOn: string | null;
}

/** The last request for the approval of a publication. */
export type Approval =
  | { readonly kind: 'waiting'; readonly request: ApprovalRequest }
  | {
      readonly kind: 'returned';
      readonly request: ApprovalRequest;
      readonly comments: readonly ApprovalComment[];
      readonly returned: Occurrence;
    }
  | { readonly kind: 'settled'; readonly request: Pick<ApprovalRequest, 'number'> };

/** A content item, folded from its stream. */
export interface Item {
  readonly kind: 'existing';
  readonly contentId: ContentId;
  readonly locale: Locale;
  readonly translationGroup: ContentId;
  readonly header: Saved<ContentHeader>;
  readonly publication: Publication;
  readonly plan: ItemPlan;
  /** Undefined when approval was never requested. */
  readonly approval?: Approval;
  /** In their order, without deleted ones. */
  readonly modules: readonly Module[];
  readonly deletedModules: readonly DeletedModule[];
  /** In the order of their creation. */
  readonly previewLinks: readonly PreviewLink[];
  /** What somebody last said the translation says; undefined when nobody did. */
  readonly aligned?: { readonly original: ContentId; readonly version: number };
  readonly review: Review;
}

export type ItemState = { readonly kind: 'none' } | Item;

export const initialState: ItemState = { kind: 'none' };

/**
 * Returns the header whose slug and parent make the item's address: the last that visitors saw,
 * else the newest. Thus the slug of a draft never appears in the addresses below an unpublished
 * item.
 */
export function addressHeader({ publication, header }: Item): ContentHeader {
  switch (publication.kind) {
    case 'published':
      return publication.header.content;
    case 'draft':
    case 'archived':
      return publication.lastLive ?? header.content;
    case 'deleted':
      return header.content;
  }
}

/** Returns the module's newest revision; 0 when it was never saved. */
export function revisionOf(module: Module): number {
  return module.kind === 'saved' ? module.newest.revision : 0;
}

/** Returns the revision of a module that visitors see; undefined when they see none. */
export function findLiveRevision(item: Item, moduleId: ModuleId): number | undefined {
  return item.publication.kind === 'published' ? item.publication.pins.get(moduleId) : undefined;
}

/** Returns active modules, which are always saved, in their order. */
export function activeModules(item: Item): readonly SavedModule[] {
  return item.modules.filter((module) => module.kind === 'saved').filter(({ active }) => active);
}
