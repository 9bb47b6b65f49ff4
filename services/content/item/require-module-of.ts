import { type ContentId, contentIdOf, type ModuleId } from '@parvis/contracts/content/ids.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';

/**
 * Returns the id of the module in an address; refused when it belongs to an item other than the one
 * that the address names.
 */
export function requireModuleOf({
  contentId,
  moduleId,
}: {
  readonly contentId: ContentId;
  readonly moduleId: ModuleId;
}): Outcome<ModuleId> {
  return contentIdOf(moduleId) === contentId ? accept(moduleId) : refuse('module-not-found');
}
