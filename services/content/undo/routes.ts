import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { fieldsOf } from '@parvis/contracts/content/header.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { type ContentKind, contentKinds } from '@parvis/contracts/content/kinds.ts';
import type { UndoneChange } from '@parvis/contracts/content/undone-change.ts';
import { permittedRoute } from '../../http/permitted-route.ts';
import type { Reply, Route } from '../../http/route.ts';
import type { ContentServices } from '../content-services.ts';
import { requireItemOfKind, requireModule } from '../item/guards.ts';
import { revisionOf } from '../item/item.ts';
import { requireModuleOf } from '../item/require-module-of.ts';
import { ItemRevisions } from '../restore/item-revisions.ts';
import { type Fields, mergeContents } from './merge-contents.ts';

/** Routes that show the draft without one earlier change; an ordinary save writes it. */
export function undoRoutes(services: ContentServices): Route[] {
  return [...contentKinds.map((kind) => undoneHeader(services, kind)), undoneModule(services)];
}

function undoneHeader({ store }: ContentServices, kind: ContentKind): Route {
  return permittedRoute(kindEndpoints[kind].undone, 'history.read', async ({ params, query }) => {
    const { id, revision } = params;
    const found = requireItemOfKind((await store.load(id)).state, kind);
    if (!found.ok) return { kind: 'refused', refusals: found.refusals };
    const revisions = new ItemRevisions(await store.events(id));
    const contentOf = (one: number) => {
      const header = revisions.header(one);
      return header && fieldsOf(header);
    };
    return withoutChange(contentOf, revision, found.value.header.revision, query.restore);
  });
}

function undoneModule({ store }: ContentServices): Route {
  const endpoint = contentEndpoints.undoneModule;
  return permittedRoute(endpoint, 'history.read', async ({ params, query }) => {
    const own = requireModuleOf(params);
    if (!own.ok) return { kind: 'refused', refusals: own.refusals };
    const { contentId, revision } = params;
    const found = requireModule((await store.load(contentId)).state, own.value);
    if (!found.ok) return { kind: 'refused', refusals: found.refusals };
    const revisions = new ItemRevisions(await store.events(contentId));
    const contentOf = (one: number) => revisions.module(own.value, one)?.data;
    return withoutChange(contentOf, revision, revisionOf(found.value.module), query.restore);
  });
}

/** Takes the change of a revision out of the newest one; the first revision is no change. */
function withoutChange(
  contentOf: (revision: number) => Fields | undefined,
  revision: number,
  newest: number,
  restore: readonly number[] = [],
): Reply<UndoneChange> {
  const [base, restored, draft] = [revision, revision - 1, newest].map(contentOf);
  if (base === undefined || restored === undefined || draft === undefined)
    return { kind: 'refused', refusals: [{ code: 'revision-not-found', path: ['revision'] }] };
  const { content, conflicts } = mergeContents({ base, restored, draft }, new Set(restore));
  const named = conflicts.map((one) => ({ ...one, path: [...one.path] }));
  return { kind: 'json', body: { revision: newest, data: { ...content }, conflicts: named } };
}
