import { type ContentId, contentIdOf, type ModuleId } from '@parvis/contracts/content/ids.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';

/** The module that an address names, unless it belongs to another item than the address says. */
export function requireModuleOf({
  contentId,
  moduleId,
}: {
  readonly contentId: ContentId;
  readonly moduleId: ModuleId;
}): Outcome<ModuleId> {
  return contentIdOf(moduleId) === contentId ? accept(moduleId) : refuse('module-not-found');
}
