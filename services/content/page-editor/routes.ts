import { pageHeaderSchema } from '@parvis/contracts/content/header.ts';
import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { accept } from '@parvis/contracts/http/refusal.ts';
import { parseBy } from '../../platform/http/parse-input.ts';
import { type Reply, type RequestContext, type Route, route } from '../../platform/http/route.ts';
import { addModule } from '../add-module/add-module.ts';
import { createPage } from '../create-page/create-page.ts';
import { lockView } from '../lock/lock-view.ts';
import { readPage } from '../read-pages/routes.ts';
import { readRoute } from '../read-route.ts';
import { requireSeenRevision } from '../require-seen-revision.ts';
import { saveModule } from '../save-module/save-module.ts';
import type { ContentServices } from '../services.ts';
import { readForm } from './form.ts';
import { type InlineTarget, inlineTarget } from './inline-target.ts';

/** What the page editor opens with, its forms, and saving them: /admin/inline/{type}/… */
export function pageEditorRoutes(services: ContentServices): Route[] {
  const { store, locks, reads } = services;
  return [
    readRoute(inlineEndpoints.form, 'content.read', async ({ params }, { actor }) => {
      const target = inlineTarget(params);
      if (!target.ok) return { kind: 'refused', refusals: target.refusals };
      const lock = await locks.read(target.value.contentId);
      const shown = lock === undefined ? null : lockView(lock, actor);
      const form = await readForm(store, target.value, shown);
      if (!form.ok) return { kind: 'refused', refusals: form.refusals };
      return { kind: 'json', body: form.value, etag: form.value.revision };
    }),
    readRoute(inlineEndpoints.newForm, 'content.read', ({ params }) =>
      Promise.resolve({
        kind: 'json',
        body: { type: params.type, id: 'new', revision: 0, data: null, lock: null },
      }),
    ),
    readRoute(inlineEndpoints.editView, 'content.read', async ({ params }, { actor }) => {
      const page = await readPage(reads, params.id);
      if (!page.ok) return { kind: 'refused', refusals: page.refusals };
      const lock = await locks.read(params.id);
      const body = { content: page.value, lock: lock === undefined ? null : lockView(lock, actor) };
      return { kind: 'json', body, etag: page.value.revision };
    }),
    route(inlineEndpoints.saveForm, async ({ params, body }, context) => {
      const target = inlineTarget(params);
      if (!target.ok) return { kind: 'refused', refusals: target.refusals };
      return saveForm(services, target.value, body, context);
    }),
    route(inlineEndpoints.create, async ({ params, body }, context) => {
      if ('moduleType' in body) {
        if (params.type !== 'module') return wrongType;
        const { contentId, moduleType } = body;
        const added = await addModule(services, contentId, { moduleType }, context);
        if (!added.ok) return { kind: 'refused', refusals: added.refusals };
        return services.answers.module(accept(added.value.executed), added.value.moduleId);
      }
      if (params.type !== 'page') return wrongType;
      return services.answers.created(await createPage(services.writer, body, context));
    }),
  ];
}

/** The body is that of the other type. */
const wrongType: Reply = {
  kind: 'refused',
  refusals: [{ code: 'invalid', path: ['type'], params: { reason: 'unknown-value' } }],
};

async function saveForm(
  services: ContentServices,
  target: InlineTarget,
  sent: { readonly data: Readonly<Record<string, unknown>>; readonly draft: boolean },
  context: RequestContext,
): Promise<Reply> {
  const { writer, answers } = services;
  if (target.type === 'module') {
    const saved = await saveModule(services, target.moduleId, sent, context);
    if (!saved.ok) return { kind: 'refused', refusals: saved.refusals };
    return answers.module(accept(saved.value.executed), target.moduleId, saved.value.dropped);
  }
  const seen = requireSeenRevision(context);
  if (!seen.ok) return { kind: 'refused', refusals: seen.refusals };
  const parsed = parseBy(pageHeaderSchema, sent.data);
  if (!parsed.ok) return { kind: 'refused', refusals: parsed.refusals };
  const header = parsed.value;
  const { contentId } = target;
  const expectedRevision = seen.value;
  const { draft } = sent;
  const command = { type: 'save-header', contentId, expectedRevision, header, draft } as const;
  return answers.receipt(await writer.execute(context.actor, command, context.commandId));
}
