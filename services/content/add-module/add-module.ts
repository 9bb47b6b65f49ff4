import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ModuleContent, ModuleType } from '@parvis/contracts/content/modules/module-types.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import type { RequestContext } from '../../http/route.ts';
import type { ContentServices } from '../content-services.ts';
import type { ExecutedCommand } from '../item/content-writer.ts';
import { freshModuleId } from '../item/fresh-module-id.ts';

/** An item and the module that was added to it. */
export interface AddedModule {
  readonly executed: ExecutedCommand;
  readonly moduleId: ModuleId;
}

/** Adds a module to an item, saved once when its content is given. */
export async function addModule(
  { writer, store }: Pick<ContentServices, 'writer' | 'store'>,
  contentId: ContentId,
  sent: { readonly moduleType: ModuleType; readonly content?: ModuleContent },
  { actor, commandId }: RequestContext,
): Promise<Outcome<AddedModule>> {
  const moduleId = await freshModuleId(store, contentId, commandId);
  const command = { type: 'add-module', contentId, moduleId, ...sent } as const;
  const executed = await writer.execute(actor, command, commandId);
  return executed.ok ? accept(addedBy(executed.value, moduleId)) : executed;
}

/** A repeated command returns the module that it added the first time. */
export function addedBy(executed: ExecutedCommand, moduleId: ModuleId): AddedModule {
  const first = executed.events.find(({ type }) => type === 'ModuleAdded');
  return { executed, moduleId: first?.type === 'ModuleAdded' ? first.data.moduleId : moduleId };
}
