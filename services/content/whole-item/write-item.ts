import type { WholeModule } from '@parvis/contracts/content/commands.ts';
import { headerOfKind } from '@parvis/contracts/content/header.ts';
import { type ContentId, contentIdOf, type ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { SentModule } from '@parvis/contracts/content/sent-modules.ts';
import { accept, type Outcome, type Refusal } from '@parvis/contracts/http/refusal.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { RequestContext } from '../../http/route.ts';
import { requireIfMatch } from '../../streams/requirements.ts';
import type { ContentServices } from '../content-services.ts';
import { createContent } from '../create-content/create-content.ts';
import type { ExecutedCommand } from '../item/content-writer.ts';
import type { ItemState } from '../item/item.ts';
import type { ItemOfKind } from '../item/item-of-kind.ts';
import { mintContentId, mintModuleId } from '../item/mint-id.ts';
import { saveHeader } from '../save-header/save-header.ts';
import { type ReadModule, readModules } from './read-modules.ts';

/** An accepted write of an item. */
export interface WrittenItem {
  readonly executed: ExecutedCommand;
  /** What the conversion of each module that was sent dropped; undefined when none were sent. */
  readonly dropped: readonly (readonly string[])[] | undefined;
}

/** What an item is sent with besides its header's fields, as its kind's schema has parsed it. */
interface Sent {
  readonly modules?: readonly SentModule[] | undefined;
  readonly publish: boolean;
}

type Services = Pick<ContentServices, 'writer' | 'store'>;

/** Creates an item as it was sent: with its modules and published, if that was sent too. */
export async function createItem(
  { writer }: Services,
  kind: ContentKind,
  { modules, publish, ...body }: Sent & { readonly locale: Locale },
  context: RequestContext,
): Promise<Outcome<WrittenItem>> {
  if (modules === undefined && !publish)
    return written(await createContent(writer, kind, body, context));
  const read = readModules(modules ?? []);
  if (!read.ok) return read;
  const { locale, ...fields } = body;
  const { actor, commandId } = context;
  const contentId = mintContentId(`${kind}/${commandId}`);
  const command = {
    type: 'create-whole',
    contentId,
    locale,
    header: headerOfKind(kind, fields),
    modules: asToStand(contentId, commandId, read.value),
    publish,
  } as const;
  return written(await writer.execute(actor, command, commandId), modules && read.value);
}

/** Saves an item as it was sent: its header, and its modules and published, if that was sent too. */
export async function saveItem(
  { writer, store }: Services,
  target: ItemOfKind,
  { modules, publish, ...body }: Sent & { readonly draft: boolean },
  context: RequestContext,
): Promise<Outcome<WrittenItem>> {
  if (modules === undefined && !publish)
    return written(await saveHeader(writer, target, body, context));
  const seen = requireIfMatch(context);
  if (!seen.ok) return seen;
  const foreign = modulesOfOthers(target.contentId, modules ?? []);
  if (foreign !== undefined) return { ok: false, refusals: [foreign] };
  const read = readModules(modules ?? []);
  if (!read.ok) return read;
  const { kind, contentId } = target;
  const { draft, ...fields } = body;
  const { actor, commandId } = context;
  const loaded = await store.load(contentId);
  const command = {
    type: 'save-whole',
    contentId,
    expectedRevision: seen.value,
    header: headerOfKind(kind, fields),
    draft,
    publish,
    ...(modules && { modules: asToStand(contentId, commandId, read.value, loaded.state) }),
  } as const;
  const executed = await writer.execute(actor, command, commandId, loaded);
  return written(executed, modules && read.value);
}

function written(
  executed: Outcome<ExecutedCommand>,
  read?: readonly ReadModule[],
): Outcome<WrittenItem> {
  if (!executed.ok) return executed;
  return accept({ executed: executed.value, dropped: read?.map(({ dropped }) => dropped) });
}

/** Refuses the first module whose id is of another item. */
function modulesOfOthers(
  contentId: ContentId,
  modules: readonly SentModule[],
): Refusal | undefined {
  const index = modules.findIndex(({ id }) => id !== undefined && contentIdOf(id) !== contentId);
  return index < 0 ? undefined : { code: 'module-not-found', path: ['modules', index, 'id'] };
}

/** Modules as a command has them: those that are new get ids that the item does not know. */
function asToStand(
  contentId: ContentId,
  commandId: string,
  modules: readonly ReadModule[],
  state: ItemState = { kind: 'none' },
): readonly WholeModule[] {
  const known = state.kind === 'none' ? [] : [...state.modules, ...state.deletedModules];
  const taken = new Set<ModuleId>(known.map(({ id }) => id));
  return modules.map(({ sent, content }, index) => {
    const source = `${commandId}/${index}`;
    const moduleId = sent.id ?? mintModuleId(contentId, source, (id) => taken.has(id));
    taken.add(moduleId);
    return {
      moduleId,
      isNew: sent.id === undefined,
      moduleType: sent.type,
      active: sent.active,
      ...(content !== undefined && { content }),
      ...(sent.revision !== undefined && { expectedRevision: sent.revision }),
    };
  });
}
