import { type Actor, systemActor } from '@parvis/contracts/accounts/actor.ts';
import type { CommandOf, ModuleCopy } from '@parvis/contracts/content/commands.ts';
import type { ContentHeader } from '@parvis/contracts/content/header.ts';
import { type ContentId, contentIdSchema, type ModuleId } from '@parvis/contracts/content/ids.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { z } from 'zod';
import type { Clock } from '../../adapters/clock.ts';
import type { Claims } from '../../claims/claims.ts';
import { admit } from '../../http/access.ts';
import type { ContentWriter, ExecutedCommand } from '../item/content-writer.ts';
import { requireItemOfKind } from '../item/guards.ts';
import type { Item } from '../item/item.ts';
import type { ItemOfKind } from '../item/item-of-kind.ts';
import type { ItemStore } from '../item/item-store.ts';
import { mintContentId, mintModuleId } from '../item/mint-id.ts';
import {
  isFinal,
  resumeEach,
  type UnfinishedWork,
  type WorkInProgress,
  workGraceMs,
} from '../item/unfinished-work.ts';
import { cloneHeader, withCopySlug } from './clone-header.ts';
import { contentOf } from './decide.ts';
import { translatedHeader } from './translated-header.ts';

const maxSlugAttempts = 50;
/**
 * The maximum size of module contents in one append, in bytes: even with the events' other data,
 * well below the log's limit.
 */
const maxChunkBytes = 400 * 1024;
const requestSchema = z.object({ sourceId: contentIdSchema, requestId: z.string() });

/** A copy to be created. */
type NewCopy = Omit<CommandOf<'create-content'>, 'type' | 'header'>;

export interface ContentClonerDeps {
  readonly writer: Pick<ContentWriter, 'executeStep'>;
  readonly store: ItemStore;
  readonly claims: Pick<Claims, 'heldIn'>;
  readonly unfinished: UnfinishedWork;
  readonly clock: Clock;
}

/** Copies items, as clones or translations: the header first, then the modules in as many appends as they need. */
export class ContentCloner {
  readonly #deps: ContentClonerDeps;

  constructor(deps: ContentClonerDeps) {
    this.#deps = deps;
  }

  /**
   * Clones an item with its modules, keeping active ones active, as a new unpublished sibling.
   * @returns the clone as it was created, without its modules, and the position after the last of
   * them
   */
  async clone(
    actor: Actor,
    original: ItemOfKind,
    requestId: string,
  ): Promise<Outcome<ExecutedCommand>> {
    const source = await this.#sourceFor(actor, original);
    if (!source.ok) return source;
    const { header, locale, contentId: clonedFrom } = source.value;
    const copy = { contentId: mintContentId(`clone/${requestId}`), locale, clonedFrom };
    return this.#copy(actor, source.value, requestId, copy, (attempt) =>
      cloneHeader(header.content, locale, attempt),
    );
  }

  /**
   * Copies an item with its modules as its translation into another language, unpublished, under
   * the translation of its parent if there is one.
   * @returns the same as `clone`
   */
  async translate(
    actor: Actor,
    original: ItemOfKind,
    locale: Locale,
    requestId: string,
  ): Promise<Outcome<ExecutedCommand>> {
    const source = await this.#sourceFor(actor, original);
    if (!source.ok) return source;
    const { translationGroup } = source.value;
    if (source.value.locale === locale)
      return refuse('translation-exists', { path: ['locale'], params: { locale } });
    const header = await translatedHeader(this.#deps, source.value.header.content, locale);
    const contentId = mintContentId(`translate/${requestId}`);
    const copy = { contentId, locale, clonedFrom: original.contentId, translationGroup };
    return this.#copy(actor, source.value, requestId, copy, (attempt) =>
      attempt === 1 ? header : withCopySlug(header, locale, attempt - 1),
    );
  }

  /** Resumes clones that were interrupted after their header. @returns how many it examined */
  async resume(): Promise<number> {
    const { unfinished, clock } = this.#deps;
    const before = new Date(clock.now().getTime() - workGraceMs);
    const begun = await unfinished.begunBefore('clone', before);
    await resumeEach(begun, (one) => this.#resume(one));
    return begun.length;
  }

  async #resume({ id, request }: WorkInProgress): Promise<void> {
    const { unfinished, store } = this.#deps;
    const cloneId = contentIdSchema.parse(id);
    const { sourceId, requestId } = requestSchema.parse(request);
    const { state: source } = await store.load(sourceId);
    const { state: clone } = await store.load(cloneId);
    // Without a header the clone does not exist; its caller got no response and repeats the command.
    const copied =
      source.kind === 'existing' && clone.kind === 'existing'
        ? await this.#copyModules(systemActor, source, cloneId, requestId)
        : accept(undefined);
    if (isFinal(copied)) await unfinished.end('clone', cloneId);
  }

  /** Returns the item to copy, if the actor may copy it. */
  async #sourceFor(actor: Actor, { kind, contentId }: ItemOfKind): Promise<Outcome<Item>> {
    const permitted = admit({ capability: 'content.write' }, actor);
    if (!permitted.ok) return permitted;
    return requireItemOfKind((await this.#deps.store.load(contentId)).state, kind);
  }

  async #copy(
    actor: Actor,
    source: Item,
    requestId: string,
    copy: NewCopy,
    headerFor: (attempt: number) => ContentHeader,
  ): Promise<Outcome<ExecutedCommand>> {
    const { unfinished, clock } = this.#deps;
    const { contentId } = copy;
    await unfinished.begin(
      'clone',
      contentId,
      { sourceId: source.contentId, requestId },
      clock.now(),
    );
    const copied = await this.#copyWhole(actor, source, requestId, copy, headerFor);
    if (isFinal(copied)) await unfinished.end('clone', contentId);
    return copied;
  }

  async #copyWhole(
    actor: Actor,
    source: Item,
    requestId: string,
    copy: NewCopy,
    headerFor: (attempt: number) => ContentHeader,
  ): Promise<Outcome<ExecutedCommand>> {
    const created = await this.#create(actor, requestId, copy, headerFor);
    if (!created.ok) return created;
    const copied = await this.#copyModules(actor, source, copy.contentId, requestId);
    if (!copied.ok) return copied;
    const position = copied.value?.position ?? created.value.position;
    return { ok: true, value: { ...created.value, position } };
  }

  /** Creates the copy under the first header whose address is free. */
  async #create(
    actor: Actor,
    requestId: string,
    copy: NewCopy,
    headerFor: (attempt: number) => ContentHeader,
  ): Promise<Outcome<ExecutedCommand>> {
    for (let attempt = 1; attempt <= maxSlugAttempts; attempt += 1) {
      const command = { type: 'create-content', ...copy, header: headerFor(attempt) } as const;
      const created = await this.#deps.writer.executeStep(actor, command, requestId);
      if (created.ok || created.refusals[0].code !== 'slug-taken') return created;
    }
    return refuse('slug-taken', { path: ['slug'] });
  }

  async #copyModules(
    actor: Actor,
    source: Item,
    cloneId: ContentId,
    requestId: string,
  ): Promise<Outcome<ExecutedCommand | undefined>> {
    let last: Outcome<ExecutedCommand | undefined> = { ok: true, value: undefined };
    for (const [index, modules] of splitIntoChunks(listCopies(source, cloneId)).entries()) {
      const command = { type: 'copy-modules', contentId: cloneId, modules } as const;
      last = await this.#deps.writer.executeStep(actor, command, `${requestId}/${index}`);
      if (!last.ok) return last;
    }
    return last;
  }
}

function listCopies(source: Item, cloneId: ContentId): readonly ModuleCopy[] {
  const minted = new Set<ModuleId>();
  return source.modules.map((module) => {
    const moduleId = mintModuleId(cloneId, module.id, (id) => minted.has(id));
    minted.add(moduleId);
    const active = module.kind === 'saved' && module.active;
    return { ...contentOf(module), moduleId, active };
  });
}

function splitIntoChunks(copies: readonly ModuleCopy[]): readonly (readonly ModuleCopy[])[] {
  const chunks: ModuleCopy[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const copy of copies) {
    const size = Buffer.byteLength(JSON.stringify(copy));
    if (bytes + size > maxChunkBytes) {
      chunks.push([]);
      bytes = 0;
    }
    chunks.at(-1)?.push(copy);
    bytes += size;
  }
  return chunks;
}
