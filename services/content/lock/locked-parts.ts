import type { ContentCommand } from '@parvis/contracts/content/commands.ts';
import type { PartId } from '@parvis/contracts/content/ids.ts';

/**
 * Returns whether somebody else's lock on a part prevents a command. The header's lock covers the
 * item as a whole, such as its title, its address and the order of its modules; a module's lock
 * covers that module. Commands that publish, hide, delete or replace everything are prevented by
 * every lock.
 */
export function isPreventedBy(command: ContentCommand, part: PartId): boolean {
  if (command.publish) return true;
  switch (command.type) {
    case 'publish-content':
    case 'unpublish-content':
    case 'archive-content':
    case 'unarchive-content':
    case 'delete-content':
    case 'undelete-content':
    case 'save-with-modules':
      return true;
    case 'restore-version': {
      const { only } = command;
      if (only === undefined) return true;
      return part === command.contentId ? only.header : only.modules.some((id) => id === part);
    }
    case 'arrange-modules':
      return part === command.contentId || (command.activate ?? []).some((id) => id === part);
    case 'save-module':
    case 'restore-module':
    case 'activate-module':
    case 'deactivate-module':
    case 'delete-module':
    case 'undelete-module':
      return part === command.moduleId;
    case 'save-header':
    case 'restore-header':
    case 'add-module':
    case 'clone-module':
    case 'copy-modules':
    case 'schedule-content':
    case 'join-translation-group':
      return part === command.contentId;
    case 'create-content':
    case 'create-with-modules':
    case 'carry-out-plan':
    case 'create-preview-link':
    case 'revoke-preview-link':
    case 'request-approval':
    case 'approve-publication':
    case 'withdraw-approval':
    case 'return-publication':
    case 'align-translation':
    case 'assign-review':
      return false;
  }
}
