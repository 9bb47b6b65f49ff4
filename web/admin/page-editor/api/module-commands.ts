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

/** Adds a module at the end, inactive and without content. */
export function addModule(contentId: string, type: ModuleType): Promise<ModuleView> {
  return callEndpoint(contentEndpoints.createModule, moduleViewSchema, {
    params: { contentId },
    body: { type },
  });
}

/** Puts the modules in this order. */
export function arrangeModules(contentId: string, order: readonly ModuleId[]): Promise<unknown> {
  return callEndpoint(contentEndpoints.arrangeModules, moduleListSchema, {
    params: { contentId },
    body: { order: [...order] },
  });
}

/** Makes a module part of what is published, or takes it out. */
export function setModuleActive(module: ModuleView, active: boolean): Promise<ModuleView> {
  return callEndpoint(inlineEndpoints.moduleAction, moduleViewSchema, {
    params: { id: module.id, action: active ? 'activate' : 'deactivate' },
  });
}

/** Copies a module within its page. */
export function cloneModule(module: ModuleView): Promise<ModuleView> {
  return callEndpoint(inlineEndpoints.clone, moduleViewSchema, {
    params: { type: 'module', id: module.id },
  });
}

/** Deletes a module; its history stays. */
export function deleteModule(module: ModuleView): Promise<undefined> {
  return callEndpoint(contentEndpoints.deleteModule, z.undefined(), { params: place(module) });
}

/** Brings a deleted module back, inactive. */
export function undeleteModule(module: ModuleView): Promise<ModuleView> {
  return callEndpoint(contentEndpoints.undeleteModule, moduleViewSchema, {
    params: place(module),
  });
}
