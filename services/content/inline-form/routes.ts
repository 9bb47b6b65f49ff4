import { headerSchemas } from '@parvis/contracts/content/header.ts';
import {
  editorEndpoints,
  inlineEndpoints,
  inlineModuleSchema,
} from '@parvis/contracts/content/inline-endpoints.ts';
import { createSchemas } from '@parvis/contracts/content/kind-endpoints.ts';
import { type ContentKind, contentKinds } from '@parvis/contracts/content/kinds.ts';
import type { ItemReceipt, ModuleView } from '@parvis/contracts/content/views.ts';
import { accept } from '@parvis/contracts/http/refusal.ts';
import { parseStrictlyBy } from '../../http/parse-input.ts';
import { permittedRoute } from '../../http/permitted-route.ts';
import { type Reply, type RequestContext, type Route, replyTo, route } from '../../http/route.ts';
import { addModule } from '../add-module/add-module.ts';
import type { ContentServices } from '../content-services.ts';
import { createItem, saveItem } from '../item-with-modules/write-item.ts';
import { lockViews } from '../lock/lock-view.ts';
import { readItem } from '../read-content/routes.ts';
import { saveModule } from '../save-module/save-module.ts';
import { emptyForm, openForm } from './form.ts';
import { type InlineTarget, inlineTarget } from './inline-target.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Routes of an item's editor, and for loading and saving its forms: /admin/inline/{type}/… */
export function inlineFormRoutes(services: ContentServices): Route[] {
  return [
    ...contentKinds.map((kind) => editDataRoute(services, kind)),
    permittedRoute(inlineEndpoints.form, 'content.read', async ({ params }, { actor }) => {
      const target = inlineTarget(params);
      const form = target.ok ? await openForm(services, target.value, actor) : target;
      return replyTo(form, (body) => ({ kind: 'json', body, etag: body.revision }));
    }),
    permittedRoute(inlineEndpoints.newForm, 'content.read', ({ params }) =>
      Promise.resolve({
        kind: 'json',
        body: emptyForm(params.type),
      }),
    ),
    route(inlineEndpoints.saveForm, async ({ params, body }, context) => {
      const target = inlineTarget(params);
      if (!target.ok) return { kind: 'refused', refusals: target.refusals };
      return saveForm(services, target.value, body, context);
    }),
    route(inlineEndpoints.create, ({ params, body }, context) =>
      params.type === 'module'
        ? createModule(services, body, context)
        : createFromForm(services, params.type, body, context),
    ),
  ];
}

function editDataRoute({ accountNames, reads, locks }: ContentServices, kind: ContentKind): Route {
  return permittedRoute(
    editorEndpoints[kind].editData,
    'content.read',
    async ({ params }, { actor }) => {
      const item = await readItem(reads, params.id, kind);
      if (!item.ok) return { kind: 'refused', refusals: item.refusals };
      const held = await locks.heldIn(params.id);
      const shown = await lockViews(held, actor, accountNames);
      const body = { content: item.value, locks: shown };
      return { kind: 'json', body, etag: item.value.revision };
    },
  );
}

async function createModule(
  services: ContentServices,
  sent: Fields,
  context: RequestContext,
): Promise<Reply<ModuleView>> {
  const parsed = parseStrictlyBy(inlineModuleSchema, sent);
  if (!parsed.ok) return { kind: 'refused', refusals: parsed.refusals };
  const { contentId, moduleType } = parsed.value;
  const added = await addModule(services, contentId, { moduleType }, context);
  if (!added.ok) return { kind: 'refused', refusals: added.refusals };
  return services.replies.module(accept(added.value.executed), added.value.moduleId);
}

async function createFromForm(
  services: ContentServices,
  kind: ContentKind,
  sent: Fields,
  context: RequestContext,
): Promise<Reply<ItemReceipt>> {
  const parsed = parseStrictlyBy(createSchemas[kind], sent);
  if (!parsed.ok) return { kind: 'refused', refusals: parsed.refusals };
  return createItem(services, kind, parsed.value, context);
}

async function saveForm(
  services: ContentServices,
  target: InlineTarget,
  { data, publish }: { readonly data: Fields; readonly publish: boolean },
  context: RequestContext,
): Promise<Reply<ItemReceipt | ModuleView>> {
  if (target.type === 'module') {
    const saved = await saveModule(services, target.moduleId, { data, publish }, context);
    if (!saved.ok) return { kind: 'refused', refusals: saved.refusals };
    return services.replies.module(
      accept(saved.value.executed),
      target.moduleId,
      saved.value.dropped,
    );
  }
  const { type: kind, contentId } = target;
  const parsed = parseStrictlyBy(headerSchemas[kind], data);
  if (!parsed.ok) return { kind: 'refused', refusals: parsed.refusals };
  const fields = { ...parsed.value, publish };
  return saveItem(services, { kind, contentId }, fields, context);
}
