import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import type { ModuleType } from '@parvis/contracts/content/modules/module-types.ts';
import { type ModuleView } from '@parvis/contracts/content/views.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import { requireModule } from './receipt-or-module.ts';

function place({ contentId, id }: Pick<ModuleView, 'contentId' | 'id'>) {
  return { contentId, moduleId: id };
}

/** Adds an inactive module at the end, empty without data; returns it. */
export function addModule(
  contentId: string,
  type: ModuleType,
  data?: Readonly<Record<string, unknown>>,
): Promise<ModuleView> {
  return callEndpoint(contentEndpoints.createModule, {
    params: { contentId },
    body: { type, data: data && { ...data } },
  });
}

/** Sets the order of the modules, and activates some of them. */
export function arrangeModules(
  contentId: string,
  order: readonly ModuleId[],
  activate: readonly ModuleId[] = [],
): Promise<unknown> {
  return callEndpoint(contentEndpoints.arrangeModules, {
    params: { contentId },
    body: { order: [...order], activate: [...activate] },
  });
}

/** Activates or deactivates a module; only active ones are published. */
export function setModuleActive(module: ModuleView, active: boolean): Promise<ModuleView> {
  return callEndpoint(inlineEndpoints.moduleAction, {
    params: { id: module.id, action: active ? 'activate' : 'deactivate' },
  });
}

/** Clones a module within its page; returns the clone. */
export async function cloneModule(module: ModuleView): Promise<ModuleView> {
  const params = { type: 'module', id: module.id } as const;
  return requireModule(await callEndpoint(inlineEndpoints.clone, { params }));
}

/** Deletes a module; its history is kept. */
export function deleteModule(module: ModuleView): Promise<undefined> {
  const sent = { params: place(module), ifMatch: module.revision };
  return callEndpoint(contentEndpoints.deleteModule, sent);
}

/** Restores a deleted module, to its place and active if it was. */
export function undeleteModule(module: Pick<ModuleView, 'contentId' | 'id'>): Promise<ModuleView> {
  return callEndpoint(contentEndpoints.undeleteModule, {
    params: place(module),
  });
}
