import type { CommandOf, ContentCommand } from '@parvis/contracts/content/commands.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import { accept } from '@parvis/contracts/http/refusal.ts';
import { decideActivateModule, decideDeactivateModule } from '../activate-module/decide.ts';
import { decideAddModule } from '../add-module/decide.ts';
import type { Place } from '../addresses/place.ts';
import { decideApproval } from '../approval/decide.ts';
import { decideArchive, decideUnarchive } from '../archive/decide.ts';
import { decideArrangeModules } from '../arrange-modules/decide.ts';
import { decideCloneModule, decideCopyModules } from '../clone/decide.ts';
import { decideCreateContent } from '../create-content/decide.ts';
import { decideDeleteContent, decideUndeleteContent } from '../delete/decide-content.ts';
import { decideDeleteModule, decideUndeleteModule } from '../delete/decide-module.ts';
import { decideCreateWithModules, decideSaveWithModules } from '../item-with-modules/decide.ts';
import { decideJoinTranslationGroup } from '../merge-language/decide-join.ts';
import { decideCreatePreviewLink, decideRevokePreviewLink } from '../preview-links/decide.ts';
import { decidePublish, decideUnpublish, publishStep } from '../publish/decide.ts';
import { decideRestoreHeader, decideRestoreModule } from '../restore/decide.ts';
import { decideAssignReview } from '../review/decide.ts';
import { decideSaveHeader } from '../save-header/decide.ts';
import { decideSaveModule } from '../save-module/decide.ts';
import { decideCarryOut, decideSchedule } from '../schedule/decide.ts';
import { decideAlign } from '../translation-debt/decide.ts';
import { decideRestoreVersion } from '../versions/decide.ts';
import { decideInSteps } from './decide-in-steps.ts';
import { type Decision, requireKind } from './guards.ts';
import type { ItemState } from './item.ts';
import { requireRoomForContent } from './room-for-content.ts';

/** The state of other streams that a decision depends on. */
export interface RelatedState {
  /** The place of the item according to the command, or to the header that it restores. */
  readonly place: Place;
  /** True when the item has a child that is not deleted. */
  readonly hasChildren: boolean;
}

/** Decides any command on a content item. Pure: the same input gives the same result. */
export function decide(command: ContentCommand, state: ItemState, related: RelatedState): Decision {
  const kind = kindNamedBy(command);
  const ofKind = kind === undefined ? accept(state) : requireKind(state, kind);
  if (!ofKind.ok) return ofKind;
  const decided = decideInSteps(state, [
    (before) => decideOfKind(command, before, related),
    ...(command.publish ? [publishStep(command.contentId, command.publish)] : []),
  ]);
  // A copy is as large as its original, and must end once it has begun.
  if (!decided.ok || command.type === 'copy-modules') return decided;
  return requireRoomForContent(state, decided.value);
}

/**
 * Returns the kind that a command expects its item to have: its header's, or the one that it names.
 */
function kindNamedBy(command: ContentCommand): ContentKind | undefined {
  if (command.type === 'create-content' || command.type === 'create-with-modules') return undefined;
  if ('header' in command) return command.header.kind;
  return 'kind' in command ? command.kind : undefined;
}

function decideOfKind(
  command: ContentCommand,
  state: ItemState,
  { place, hasChildren }: RelatedState,
): Decision {
  switch (command.type) {
    case 'create-content':
      return decideCreateContent(command, state, place);
    case 'create-with-modules':
      return decideCreateWithModules(command, state, place);
    case 'save-with-modules':
      return decideSaveWithModules(command, state, place);
    case 'save-header':
      return decideSaveHeader(command, state, place);
    case 'restore-header':
      return decideRestoreHeader(command, state, place);
    case 'restore-version':
      return decideRestoreVersion(command, state, place);
    case 'publish-content':
      return decidePublish(command, state);
    case 'request-approval':
    case 'withdraw-approval':
    case 'approve-publication':
    case 'return-publication':
      return decideApproval(command, state, place);
    case 'unpublish-content':
      return decideUnpublish(command, state);
    case 'archive-content':
      return decideArchive(command, state);
    case 'unarchive-content':
      return decideUnarchive(command, state);
    case 'schedule-content':
      return decideSchedule(command, state);
    case 'carry-out-plan':
      return decideCarryOut(command, state, place);
    case 'delete-content':
      return decideDeleteContent(command, state, hasChildren);
    case 'undelete-content':
      return decideUndeleteContent(command, state, place);
    case 'join-translation-group':
      return decideJoinTranslationGroup(command, state);
    case 'align-translation':
      return decideAlign(command, state);
    case 'assign-review':
      return decideAssignReview(command, state);
    case 'create-preview-link':
      return decideCreatePreviewLink(command, state);
    case 'revoke-preview-link':
      return decideRevokePreviewLink(command, state);
    default:
      return decideOnModules(command, state);
  }
}

/** A command on modules of an item. */
type ModulesCommand = CommandOf<
  | 'add-module'
  | 'save-module'
  | 'restore-module'
  | 'activate-module'
  | 'deactivate-module'
  | 'delete-module'
  | 'undelete-module'
  | 'clone-module'
  | 'copy-modules'
  | 'arrange-modules'
>;

function decideOnModules(command: ModulesCommand, state: ItemState): Decision {
  switch (command.type) {
    case 'add-module':
      return decideAddModule(command, state);
    case 'save-module':
      return decideSaveModule(command, state);
    case 'restore-module':
      return decideRestoreModule(command, state);
    case 'activate-module':
      return decideActivateModule(command, state);
    case 'deactivate-module':
      return decideDeactivateModule(command, state);
    case 'delete-module':
      return decideDeleteModule(command, state);
    case 'undelete-module':
      return decideUndeleteModule(command, state);
    case 'clone-module':
      return decideCloneModule(command, state);
    case 'copy-modules':
      return decideCopyModules(command, state);
    case 'arrange-modules':
      return decideArrangeModules(command, state);
  }
}
