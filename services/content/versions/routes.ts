import type { ItemVersion } from '@parvis/contracts/content/commands.ts';
import { contentPath } from '@parvis/contracts/content/content-path.ts';
import type { ContentHeader } from '@parvis/contracts/content/header.ts';
import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { type ContentKind, contentKinds } from '@parvis/contracts/content/kinds.ts';
import type { Version } from '@parvis/contracts/content/version-changes.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { permittedRoute } from '../../http/permitted-route.ts';
import { type Route, route } from '../../http/route.ts';
import { requireIfMatch } from '../../streams/requirements.ts';
import { loadSlugs } from '../addresses/address.ts';
import type { ContentServices } from '../content-services.ts';
import { requireItemOfKind, requireKind } from '../item/guards.ts';
import type { Item } from '../item/item.ts';
import { publicVersion } from '../item/version.ts';
import { ItemRevisions } from '../restore/item-revisions.ts';
import { viewVersions } from './public-versions.ts';

/** Routes that list what visitors saw of an item, and make such a version its draft again. */
export function versionRoutes(services: ContentServices): Route[] {
  return contentKinds.flatMap((kind) => [
    versionsOfKind(services, kind),
    restorationOfKind(services, kind),
  ]);
}

function versionsOfKind({ store, accountNames }: ContentServices, kind: ContentKind): Route {
  return permittedRoute(kindEndpoints[kind].versions, 'history.read', async ({ params, query }) => {
    const { state } = await store.load(params.id);
    const found = requireKind(state, kind);
    if (!found.ok) return { kind: 'refused', refusals: found.refusals };
    if (state.kind === 'none')
      return { kind: 'refused', refusals: [{ code: 'content-not-found' }] };
    const { page, pageSize } = query;
    const urlOf = async (header: ContentHeader) =>
      contentPath(kind, state.locale, await loadSlugs(store, header));
    const events = await store.events(params.id);
    const { items, total } = await viewVersions(events, { page, pageSize }, urlOf);
    const names = await accountNames.namesOf([...new Set(items.map(({ by }) => by))]);
    const named = items.map((one) => ({ ...one, by: names.get(one.by) ?? one.by }));
    return { kind: 'json', body: { items: named, total, page, pageSize } };
  });
}

function restorationOfKind({ store, writer, replies }: ContentServices, kind: ContentKind): Route {
  return route(kindEndpoints[kind].restoreVersion, async ({ params, body }, context) => {
    const seen = requireIfMatch(context);
    if (!seen.ok) return { kind: 'refused', refusals: seen.refusals };
    const found = requireItemOfKind((await store.load(params.id)).state, kind);
    if (!found.ok) return { kind: 'refused', refusals: found.refusals };
    const named = versionNamed(found.value, body.version);
    if (!named.ok) return { kind: 'refused', refusals: named.refusals };
    const events = await store.events(params.id);
    const deleted = body.version === 'public' ? [] : body.version.deleted;
    const version = withContents(named.value, deleted, new ItemRevisions(events));
    if (!version.ok) return { kind: 'refused', refusals: version.refusals };
    const { only, modulesTag, publish } = body;
    const about = { kind, contentId: params.id, expectedRevision: seen.value };
    const command = {
      type: 'restore-version',
      ...about,
      version: version.value,
      only,
      modulesTag,
      publish,
    } as const;
    return replies.receipt(await writer.execute(context.actor, command, context.commandId));
  });
}

/** A version as the body of a request names it. */
type NamedVersion =
  | 'public'
  | {
      readonly header: number;
      readonly modules: readonly { readonly id: ModuleId; readonly revision: number }[];
      readonly deleted: readonly ModuleId[];
    };

function versionNamed(item: Item, named: NamedVersion): Outcome<Version> {
  if (named === 'public') {
    const version = publicVersion(item);
    return version === undefined
      ? refuse('content-not-public', { path: ['version'] })
      : accept(version);
  }
  const modules = named.modules.map(({ id, revision }) => ({ moduleId: id, revision }));
  return accept({ header: named.header, modules });
}

function withContents(
  { header, modules }: Version,
  deleted: readonly ModuleId[],
  revisions: ItemRevisions,
): Outcome<ItemVersion> {
  if (new Set(modules.map(({ moduleId }) => moduleId)).size < modules.length)
    return refuse('modules-do-not-match', { path: ['version', 'modules'] });
  const content = revisions.header(header);
  if (content === undefined) return refuse('revision-not-found', { path: ['version', 'header'] });
  const found = modules.flatMap((pin) => {
    const saved = revisions.module(pin.moduleId, pin.revision);
    return saved === undefined ? [] : [{ ...pin, content: saved }];
  });
  if (found.length < modules.length)
    return refuse('revision-not-found', { path: ['version', 'modules'] });
  return accept({ header: { revision: header, content }, modules: found, deleted });
}
