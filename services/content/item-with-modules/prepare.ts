import type { CommandOf } from '@parvis/contracts/content/commands.ts';
import { headerOfKind } from '@parvis/contracts/content/header.ts';
import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { SentModule } from '@parvis/contracts/content/sent-modules.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { RequestContext } from '../../http/route.ts';
import { requireIfMatch } from '../../streams/requirements.ts';
import { requireItem } from '../item/guards.ts';
import { initialState } from '../item/item.ts';
import type { ItemOfKind } from '../item/item-of-kind.ts';
import type { ItemStore, LoadedItem } from '../item/item-store.ts';
import { idOfNew } from '../item/mint-id.ts';
import { modulesForCommand, requireModules } from './modules-for-command.ts';
import { type ParsedModule, readModules } from './read-modules.ts';

/**
 * The parts of an item that are sent in addition to its header's fields, as parsed by its kind's
 * schema.
 */
interface Sent {
  readonly modules?: readonly SentModule[] | undefined;
  readonly publish?: boolean;
  readonly modulesTag?: string | undefined;
}

/** The parts of a new item besides its header's fields. */
type SentCreation = Sent & {
  readonly locale: Locale;
  /** The original of a translation, which `asTranslation` looks up. */
  readonly translationOf?: string | undefined;
};

export type Creation = CommandOf<'create-content' | 'create-with-modules'>;

/** A command that writes an item with its modules, and what the conversion of each sent module lost. */
export interface PreparedItem<Command> {
  readonly command: Command;
  readonly loaded?: LoadedItem;
  /** Undefined when no modules were sent. */
  readonly dropped: readonly (readonly string[])[] | undefined;
}

/** Returns the command that creates an item as sent: with its modules, and published on request. */
export function prepareCreation(
  kind: ContentKind,
  { modules, publish = false, locale, ...fields }: SentCreation,
  { commandId }: RequestContext,
): Outcome<PreparedItem<Creation>> {
  const contentId = idOfNew(kind, commandId);
  const about = { contentId, locale, header: headerOfKind(kind, fields), publish };
  if (modules === undefined)
    return accept({ command: { type: 'create-content', ...about }, dropped: undefined });
  const read = readModules(modules);
  if (!read.ok) return read;
  const written = modulesForCommand(contentId, commandId, read.value, initialState);
  const command = { type: 'create-with-modules', ...about, modules: written } as const;
  return accept({ command, dropped: droppedFrom(read.value) });
}

/**
 * Returns the creation of an item in the translation group of its original, if it names one; refused
 * when the original is deleted, does not exist, or is of another kind. That a language occurs once in
 * a group is a claim.
 */
export async function asTranslation(
  store: Pick<ItemStore, 'load'>,
  prepared: Outcome<PreparedItem<Creation>>,
  translationOf: string | undefined,
): Promise<Outcome<PreparedItem<Creation>>> {
  if (!prepared.ok || translationOf === undefined) return prepared;
  const path = ['translationOf'];
  const id = contentIdSchema.safeParse(translationOf);
  if (!id.success) return refuse('content-not-found', { path });
  const original = requireItem((await store.load(id.data)).state);
  if (!original.ok) return refuse(original.refusals[0].code, { path });
  const { translationGroup, header } = original.value;
  const { command } = prepared.value;
  if (header.content.kind !== command.header.kind)
    return refuse('invalid', { path, params: { reason: 'unknown-value' } });
  return accept({ ...prepared.value, command: { ...command, translationGroup } });
}

/**
 * Returns the command that saves an item as sent: its header, its modules if any, and published on
 * request.
 */
export async function prepareSave(
  store: ItemStore,
  { kind, contentId }: ItemOfKind,
  {
    modules,
    modulesTag,
    publish = false,
    draft,
    ...fields
  }: Sent & { readonly draft?: true | undefined },
  context: RequestContext,
): Promise<Outcome<PreparedItem<CommandOf<'save-header' | 'save-with-modules'>>>> {
  const seen = requireIfMatch(context);
  if (!seen.ok) return seen;
  const expectedRevision = seen.value;
  if (draft && publish)
    return refuse('invalid', { path: ['publish'], params: { reason: 'draft-published' } });
  const about = { contentId, expectedRevision, header: headerOfKind(kind, fields), publish };
  if (modules === undefined)
    return accept({ command: { type: 'save-header', ...about }, dropped: undefined });
  if (modulesTag === undefined)
    return refuse('invalid', { path: ['modulesTag'], params: { reason: 'required' } });
  const own = requireModules(contentId, modules);
  if (!own.ok) return own;
  const read = readModules(own.value);
  if (!read.ok) return read;
  const loaded = await store.load(contentId);
  const written = modulesForCommand(contentId, context.commandId, read.value, loaded.state);
  const command = {
    type: 'save-with-modules',
    ...about,
    modules: written,
    modulesTag,
  } as const;
  return accept({ command, loaded, dropped: droppedFrom(read.value) });
}

function droppedFrom(read: readonly ParsedModule[]): PreparedItem<never>['dropped'] {
  return read.map(({ dropped }) => dropped);
}
