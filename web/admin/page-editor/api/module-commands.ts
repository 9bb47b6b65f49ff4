import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import type { ModuleType } from '@parvis/contracts/content/modules/module-types.ts';
import {
  type ModuleView,
  moduleListSchema,
  moduleViewSchema,
} from '@parvis/contracts/content/views.ts';
import { z } from 'zod';
import { callEndpoint } from '../../requests/call-endpoint.ts';

function place({ contentId, id }: Pick<ModuleView, 'contentId' | 'id'>) {
  return { contentId, moduleId: id };
}

/** Adds an inactive, empty module at the end; returns it. */
export function addModule(contentId: string, type: ModuleType): Promise<ModuleView> {
  return callEndpoint(contentEndpoints.createModule, moduleViewSchema, {
    params: { contentId },
    body: { type },
  });
}

/** Sets the order of the modules. */
export function arrangeModules(contentId: string, order: readonly ModuleId[]): Promise<unknown> {
  return callEndpoint(contentEndpoints.arrangeModules, moduleListSchema, {
    params: { contentId },
    body: { order: [...order] },
  });
}

/** Activates or deactivates a module; only active ones are published. */
export function setModuleActive(module: ModuleView, active: boolean): Promise<ModuleView> {
  return callEndpoint(inlineEndpoints.moduleAction, moduleViewSchema, {
    params: { id: module.id, action: active ? 'activate' : 'deactivate' },
  });
}

/** Clones a module within its page; returns the clone. */
export function cloneModule(module: ModuleView): Promise<ModuleView> {
  return callEndpoint(inlineEndpoints.clone, moduleViewSchema, {
    params: { type: 'module', id: module.id },
  });
}

/** Deletes a module; its history is kept. */
export function deleteModule(module: ModuleView): Promise<undefined> {
  const sent = { params: place(module), ifMatch: module.revision };
  return callEndpoint(contentEndpoints.deleteModule, z.undefined(), sent);
}

/** Restores a deleted module as inactive. */
export function undeleteModule(module: ModuleView): Promise<ModuleView> {
  return callEndpoint(contentEndpoints.undeleteModule, moduleViewSchema, {
    params: place(module),
  });
}
