import type { Capability } from '../accounts/roles.ts';
import type { Locale } from '../site/locale.ts';
import type { ApprovalComment } from './approval.ts';
import type { ContentHeader } from './header.ts';
import type { ContentId, ModuleId } from './ids.ts';
import type { ContentKind } from './kinds.ts';
import type { ModuleContent, ModuleType } from './modules/module-types.ts';
import type { ContentPlan } from './plan.ts';
import type { PreviewLinkId } from './preview-link-endpoints.ts';

/** A command on one module; `expectedRevision` is the module's revision that the editor saw, if sent. */
type OnModule<T extends string> = T extends string
  ? {
      readonly type: T;
      readonly contentId: ContentId;
      readonly moduleId: ModuleId;
      readonly expectedRevision?: number;
    }
  : never;

/** A command on a whole item; `expectedRevision` is the header's revision that the editor saw, if sent. */
type OnContent<T extends string> = T extends string
  ? {
      readonly type: T;
      readonly contentId: ContentId;
      /** The kind that the caller expects: an item of another kind is not found. */
      readonly kind?: ContentKind;
      readonly expectedRevision?: number;
    }
  : never;

/** A command on a request for approval, by its number. */
type OnRequest<T extends string> = OnContent<T> & { readonly request: number };

/** A module as it is copied into a clone. */
export interface ModuleCopy {
  readonly moduleId: ModuleId;
  readonly moduleType: ModuleType;
  /** Absent when the original was never saved. */
  readonly content?: ModuleContent;
  readonly active: boolean;
}

/** A module that is written together with its item. */
export interface ModuleToWrite {
  readonly moduleId: ModuleId;
  /** False when the item already has the module. */
  readonly isNew: boolean;
  readonly moduleType: ModuleType;
  /** Unchanged when absent. */
  readonly content?: ModuleContent;
  readonly active: boolean;
  readonly expectedRevision?: number;
}

/** Some parts of an item. */
export interface ItemParts {
  readonly header: boolean;
  readonly modules: readonly ModuleId[];
}

/** A module in an earlier revision. */
export interface ModuleRevision {
  readonly moduleId: ModuleId;
  readonly revision: number;
  readonly content: ModuleContent;
}

/** A header and modules in their order, as they were together. */
export interface ItemVersion {
  readonly header: { readonly revision: number; readonly content: ContentHeader };
  readonly modules: readonly ModuleRevision[];
  /** Modules that are deleted in it; others that it does not have are kept, deactivated. */
  readonly deleted: readonly ModuleId[];
}

type OwnCommand =
  | {
      readonly type: 'create-content';
      readonly contentId: ContentId;
      readonly locale: Locale;
      readonly header: ContentHeader;
      readonly clonedFrom?: ContentId;
      /** The translation group to join; a new one when absent. */
      readonly translationGroup?: ContentId;
    }
  | {
      readonly type: 'create-with-modules';
      readonly contentId: ContentId;
      readonly locale: Locale;
      readonly header: ContentHeader;
      readonly modules: readonly ModuleToWrite[];
      /** The translation group to join; a new one when absent. */
      readonly translationGroup?: ContentId;
    }
  | {
      readonly type: 'save-with-modules';
      readonly contentId: ContentId;
      readonly expectedRevision: number;
      readonly header: ContentHeader;
      /** All modules in their order. */
      readonly modules: readonly ModuleToWrite[];
      /** The tag of the modules that the caller saw; the command is refused when they have changed since. */
      readonly modulesTag?: string;
    }
  | {
      readonly type: 'save-header';
      readonly contentId: ContentId;
      readonly expectedRevision: number;
      readonly header: ContentHeader;
    }
  | {
      readonly type: 'restore-header';
      readonly contentId: ContentId;
      readonly expectedRevision: number;
      readonly restored: number;
      readonly header: ContentHeader;
    }
  | {
      readonly type: 'add-module';
      readonly contentId: ContentId;
      readonly moduleId: ModuleId;
      readonly moduleType: ModuleType;
      /** Saved immediately when given. */
      readonly content?: ModuleContent;
    }
  | {
      readonly type: 'save-module';
      readonly contentId: ContentId;
      readonly moduleId: ModuleId;
      /** 0 for a module that was never saved. */
      readonly expectedRevision: number;
      readonly content: ModuleContent;
    }
  | {
      readonly type: 'restore-module';
      readonly contentId: ContentId;
      readonly moduleId: ModuleId;
      readonly expectedRevision: number;
      readonly restored: number;
      readonly content: ModuleContent;
    }
  /** The draft becomes the version; only in these parts when they are named. */
  | (OnContent<'restore-version'> & {
      readonly version: ItemVersion;
      readonly only?: ItemParts | undefined;
      /** The tag of the modules that the caller saw. */
      readonly modulesTag?: string | undefined;
    })
  | OnModule<'activate-module' | 'deactivate-module' | 'delete-module' | 'undelete-module'>
  | {
      readonly type: 'clone-module';
      readonly contentId: ContentId;
      readonly moduleId: ModuleId;
      /** The copy's id; the copy is placed right after the original, inactive. */
      readonly cloneId: ModuleId;
    }
  | {
      readonly type: 'copy-modules';
      readonly contentId: ContentId;
      /** Appended in this order; modules that already exist are left alone. */
      readonly modules: readonly ModuleCopy[];
    }
  | {
      readonly type: 'arrange-modules';
      readonly contentId: ContentId;
      readonly order: readonly ModuleId[];
      /** Modules to activate in the same step. */
      readonly activate?: readonly ModuleId[] | undefined;
    }
  /** The whole item is published when no parts are named. */
  | (OnContent<'publish-content'> & {
      readonly only?: ItemParts | undefined;
      /** The tag of the modules that the caller saw. */
      readonly modulesTag?: string | undefined;
      /** Why an administrator publishes without the approval that is required. */
      readonly override?: string | undefined;
    })
  /** Somebody else is to approve the draft. */
  | (OnContent<'request-approval'> & {
      readonly note: string;
      /** The tag of the modules that the caller saw. */
      readonly modulesTag?: string | undefined;
    })
  | OnRequest<'withdraw-approval'>
  /** `by` is the account that approves. */
  | (OnRequest<'approve-publication'> & { readonly by: string })
  | (OnRequest<'return-publication'> & { readonly comments: readonly ApprovalComment[] })
  | OnContent<'unpublish-content'>
  | OnContent<'archive-content' | 'unarchive-content'>
  | OnContent<'delete-content'>
  /** The slug to restore the item with when its own has been taken since. */
  | (OnContent<'undelete-content'> & { readonly slug?: string | undefined })
  | (OnContent<'schedule-content'> & { readonly plan: ContentPlan; readonly now: string })
  | (OnContent<'carry-out-plan'> & { readonly now: string })
  | (OnContent<'create-preview-link'> & {
      readonly linkId: PreviewLinkId;
      /** Of its secret: SHA-256 in hexadecimal. */
      readonly digest: string;
      readonly until: string;
      readonly now: string;
    })
  | (OnContent<'revoke-preview-link'> & { readonly linkId: PreviewLinkId })
  /** `version` is the one of the original that the item says. */
  | (OnContent<'align-translation'> & { readonly original: ContentId; readonly version: number })
  | (OnContent<'assign-review'> & {
      /** The id of an account. */
      readonly owner: string | null;
      readonly reviewOn: string | null;
    })
  | {
      readonly type: 'join-translation-group';
      readonly contentId: ContentId;
      readonly translationGroup: ContentId;
      readonly proposalId?: ContentId;
    };

/**
 * Commands on one content item's stream. Ids and resolved snapshots come with the command: deciders
 * generate nothing. They change the draft; with `publish` the whole item, or the parts that it names,
 * is then published, in the same append.
 */
export type ContentCommand = OwnCommand & { readonly publish?: boolean | ItemParts | undefined };

export type ContentCommandType = ContentCommand['type'];

/** The command of one type. */
export type CommandOf<T extends ContentCommandType> = Extract<ContentCommand, { type: T }>;

/** The capability that each command requires. */
const capabilityOfContentCommand: Record<ContentCommandType, Capability> = {
  'create-content': 'content.write',
  'create-with-modules': 'content.write',
  'save-with-modules': 'content.write',
  'save-header': 'content.write',
  'restore-header': 'content.write',
  'add-module': 'content.write',
  'save-module': 'content.write',
  'restore-module': 'content.write',
  'restore-version': 'content.write',
  'activate-module': 'content.write',
  'deactivate-module': 'content.write',
  'delete-module': 'content.write',
  'undelete-module': 'content.write',
  'clone-module': 'content.write',
  'copy-modules': 'content.write',
  'arrange-modules': 'content.write',
  'publish-content': 'content.write',
  'request-approval': 'content.write',
  'withdraw-approval': 'content.write',
  'approve-publication': 'content.write',
  'return-publication': 'content.write',
  'unpublish-content': 'content.write',
  'schedule-content': 'content.write',
  'carry-out-plan': 'content.write',
  'archive-content': 'content.write',
  'unarchive-content': 'content.write',
  'delete-content': 'content.write',
  'undelete-content': 'content.write',
  'join-translation-group': 'content.write',
  'align-translation': 'content.write',
  'assign-review': 'content.write',
  'create-preview-link': 'content.write',
  'revoke-preview-link': 'content.write',
};

/** The capability that publishing without a required approval takes besides. */
const capabilityToOverride: Capability = 'site.configure';

/**
 * Returns the capabilities that a command requires; a command that also publishes requires those of
 * both.
 */
export function neededCapabilities(command: ContentCommand): readonly Capability[] {
  const own = capabilityOfContentCommand[command.type];
  if (command.type === 'publish-content' && command.override !== undefined)
    return [own, capabilityToOverride];
  return command.publish ? [own, capabilityOfContentCommand['publish-content']] : [own];
}
