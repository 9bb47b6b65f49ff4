import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import { collectionNames } from '@parvis/contracts/content/kinds.ts';
import type {
  ContentReceipt,
  ContentStatus,
  ItemReceipt,
  ModuleList,
  ModuleReceipt,
  ModuleView,
} from '@parvis/contracts/content/views.ts';
import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import type { Reply } from '../../http/route.ts';
import type { AccountNames } from '../../streams/account-names.ts';
import { composeUrl } from '../addresses/address.ts';
import type { ExecutedCommand } from './content-writer.ts';
import { findLiveRevision, type Item, type Module, revisionOf } from './item.ts';
import { moduleView } from './module-view.ts';
import { modulesTagOfItem } from './modules-tag.ts';
import { isPending } from './version.ts';

/** The losses in the conversion of each module that was sent; undefined when none were sent. */
type Dropped = readonly (readonly string[])[] | undefined;

/** Replies to writes, composed from the write model without waiting for a projection. */
export class ContentReplies {
  readonly #accountNames: AccountNames;

  constructor(accountNames: AccountNames) {
    this.#accountNames = accountNames;
  }

  /** Returns the receipt of an item after a write: `{id, revision, url, status, pending}`. */
  async receipt(outcome: Outcome<ExecutedCommand>): Promise<Reply<ContentReceipt>> {
    if (!outcome.ok) return { kind: 'refused', refusals: outcome.refusals };
    const { item, items, position } = outcome.value;
    const body = await receiptOf(item, items);
    return { kind: 'json', body, etag: body.revision, position };
  }

  /** Like `receipt`, with the address of the item that was created. */
  async created(outcome: Outcome<ExecutedCommand>): Promise<Reply<ContentReceipt>> {
    const reply = await this.receipt(outcome);
    return outcome.ok ? locatedAt(outcome.value.item, reply) : reply;
  }

  /** Like `receipt`, with the entity tag of the modules, and the modules if any were sent. */
  async whole(
    outcome: Outcome<ExecutedCommand>,
    { isNew, dropped }: { readonly isNew: boolean; readonly dropped: Dropped },
  ): Promise<Reply<ItemReceipt>> {
    if (!outcome.ok) return { kind: 'refused', refusals: outcome.refusals };
    const reply = isNew ? await this.created(outcome) : await this.receipt(outcome);
    if (reply.kind !== 'json') return reply;
    return { ...reply, body: { ...reply.body, ...modulesIn(outcome.value.item, dropped) } };
  }

  /**
   * Returns a module after a write.
   * @param dropped names what the submitted HTML lost when it was converted
   */
  async module(
    outcome: Outcome<ExecutedCommand>,
    moduleId: ModuleId,
    dropped: readonly string[] = [],
  ): Promise<Reply<ModuleView>> {
    if (!outcome.ok) return { kind: 'refused', refusals: outcome.refusals };
    const { item, position } = outcome.value;
    const module = [...item.modules, ...item.deletedModules].find(({ id }) => id === moduleId);
    if (module === undefined) throw new Error(`module ${moduleId} is not in its item`);
    const [view] = await this.#views(item, [module]);
    if (view === undefined) throw new Error('expected a view for each module');
    return {
      kind: 'json',
      body: dropped.length === 0 ? view : { ...view, dropped: [...dropped] },
      etag: view.revision,
      position,
    };
  }

  /** Returns the modules of an item in their order after a write. */
  async modules(outcome: Outcome<ExecutedCommand>): Promise<Reply<ModuleList>> {
    if (!outcome.ok) return { kind: 'refused', refusals: outcome.refusals };
    const { item, position } = outcome.value;
    const items = await this.#views(item, item.modules);
    const total = items.length;
    return {
      kind: 'json',
      body: { items, total, page: 1, pageSize: Math.max(1, total) },
      position,
    };
  }

  /** Returns an empty reply that carries the position of the write. */
  nothing(outcome: Outcome<ExecutedCommand>): Reply {
    if (!outcome.ok) return { kind: 'refused', refusals: outcome.refusals };
    return { kind: 'empty', position: outcome.value.position };
  }

  async #views(item: Item, modules: readonly Module[]): Promise<ModuleView[]> {
    const authors = modules.flatMap((module) =>
      module.kind === 'saved' ? [module.newest.by] : [],
    );
    const names = await this.#accountNames.namesOf([...new Set(authors)]);
    return modules.map((module) => moduleView(item, module, (actor) => names.get(actor) ?? actor));
  }
}

/** @param items where those above it are looked up */
async function receiptOf(item: Item, items: ExecutedCommand['items']): Promise<ContentReceipt> {
  return {
    id: item.contentId,
    revision: item.header.revision,
    url: await composeUrl(items, item),
    status: statusOf(item),
    pending: isPending(item),
  };
}

function locatedAt<Body>({ contentId, header }: Item, reply: Reply<Body>): Reply<Body> {
  if (reply.kind !== 'json') return reply;
  return { ...reply, location: `/api/${collectionNames[header.content.kind]}/${contentId}` };
}

function modulesIn(item: Item, dropped: Dropped) {
  const modulesTag = modulesTagOfItem(item);
  return dropped ? { modulesTag, modules: moduleReceipts(item, dropped) } : { modulesTag };
}

function moduleReceipts(item: Item, dropped: readonly (readonly string[])[]): ModuleReceipt[] {
  return item.modules.map((module, index) => ({
    id: module.id,
    type: module.type,
    revision: revisionOf(module),
    liveRevision: findLiveRevision(item, module.id) ?? null,
    active: module.kind === 'saved' && module.active,
    ...(dropped[index]?.length && { dropped: [...dropped[index]] }),
  }));
}

function statusOf({ publication }: Item): ContentStatus {
  return publication.kind;
}
