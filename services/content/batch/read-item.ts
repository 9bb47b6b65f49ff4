import {
  itemsToAct,
  itemsToCreate,
  itemsToSave,
} from '@parvis/contracts/content/batch-endpoints.ts';
import type { ContentCommand } from '@parvis/contracts/content/commands.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { type ContentKind, contentKindSchema } from '@parvis/contracts/content/kinds.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import { z } from 'zod';
import { parseBy, parseStrictlyBy } from '../../http/parse-input.ts';
import type { RequestContext } from '../../http/route.ts';
import type { ItemStore } from '../item/item-store.ts';
import {
  asTranslation,
  type Creation,
  type PreparedItem,
  prepareCreation,
  prepareSave,
} from '../item-with-modules/prepare.ts';
import { itemsNamedBy } from './resolve-lids.ts';

/** An item of a batch that can be written. */
export interface BatchItem {
  /** The items that it names, which are written first if they are in the batch too. */
  readonly names: ReadonlySet<ContentId>;
  /**
   * The resource that the first of several items in the batch gets: an address, or the save of an
   * item.
   */
  readonly contendsFor: readonly string[];
  readonly context: RequestContext;
  /** The event that will create it; undefined when it is saved. */
  readonly creation?: PreparedItem<Creation>;
  prepare(): Promise<Outcome<PreparedItem<ContentCommand>>> | Outcome<PreparedItem<ContentCommand>>;
}

const withKind = z.object({ kind: contentKindSchema });

/**
 * Parses an item of a batch by its kind's schema: with an action it is published or the like, with
 * an id it is saved, otherwise created.
 */
export function readItem(
  store: ItemStore,
  item: unknown,
  context: RequestContext,
): Outcome<BatchItem> {
  const of = parseBy(withKind, item);
  if (!of.ok) return of;
  const { kind } = of.value;
  if (Object.hasOwn(Object(item), 'action')) return readAction(kind, item, context);
  const names = new Set(itemsNamedBy(item));
  if (Object.hasOwn(Object(item), 'id')) {
    const parsed = parseStrictlyBy(itemsToSave[kind], item);
    if (!parsed.ok) return parsed;
    const { id: contentId, revision, kind: _, key: __, ...sent } = parsed.value;
    const own = { ...context, ifMatch: revision };
    const prepare = () => prepareSave(store, { kind, contentId }, sent, own);
    const contendsFor = [contentId, placeKey(sent)];
    return accept({ names, contendsFor, context: own, prepare });
  }
  const parsed = parseStrictlyBy(itemsToCreate[kind], item);
  if (!parsed.ok) return parsed;
  const { kind: _, lid: __, key: ___, ...sent } = parsed.value;
  const prepared = prepareCreation(kind, sent, context);
  if (!prepared.ok) return prepared;
  const contendsFor = [placeKey(sent)];
  return accept({
    names,
    contendsFor,
    context,
    creation: prepared.value,
    prepare: () => asTranslation(store, prepared, sent.translationOf),
  });
}

function readAction(kind: ContentKind, item: unknown, context: RequestContext): Outcome<BatchItem> {
  const parsed = parseStrictlyBy(itemsToAct[kind], item);
  if (!parsed.ok) return parsed;
  const { id: contentId, action, revision } = parsed.value;
  const about = { kind, contentId, ...(revision !== undefined && { expectedRevision: revision }) };
  const command = { type: `${action}-content`, ...about } as const;
  const prepare = () => accept({ command, dropped: undefined });
  return accept({ names: new Set(), contendsFor: [contentId], context, prepare });
}

/** Returns the place that an item requests, for any kind and language. */
function placeKey(sent: { readonly slug: string; readonly parentId?: string | undefined }): string {
  return `${sent.parentId ?? ''}/${sent.slug}`;
}
