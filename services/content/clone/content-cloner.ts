import { type Actor, systemActor } from '@parvis/contracts/accounts/actor.ts';
import type { ModuleCopy } from '@parvis/contracts/content/commands.ts';
import { type ContentId, contentIdSchema, type ModuleId } from '@parvis/contracts/content/ids.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { z } from 'zod';
import type { Clock } from '../../adapters/clock.ts';
import { admit } from '../../http/access.ts';
import type { ContentWriter, ExecutedCommand } from '../item/content-writer.ts';
import { requireItemOfKind } from '../item/guards.ts';
import type { Item } from '../item/item.ts';
import type { ItemOfKind } from '../item/item-of-kind.ts';
import type { ItemStore } from '../item/item-store.ts';
import { mintContentId, mintModuleId } from '../item/mint-id.ts';
import { isFinal, type UnfinishedWork, workGraceMs } from '../item/unfinished-work.ts';
import { cloneHeader } from './clone-header.ts';
import { contentOf } from './decide.ts';

const maxSlugAttempts = 50;
/** Bytes of module contents in one append; stays well under the log's limit with the events' other data. */
const maxChunkBytes = 400 * 1024;
const requestSchema = z.object({ sourceId: contentIdSchema, requestId: z.string() });

export interface ContentClonerDeps {
  readonly writer: Pick<ContentWriter, 'executeStep'>;
  readonly store: ItemStore;
  readonly unfinished: UnfinishedWork;
  readonly clock: Clock;
}

/** Clones items: the header first, then the modules in as many appends as they need. */
export class ContentCloner {
  readonly #deps: ContentClonerDeps;

  constructor(deps: ContentClonerDeps) {
    this.#deps = deps;
  }

  /**
   * Clones an item with its modules, active ones still active, as a new unpublished sibling.
   * @returns the clone as it was created, without its modules, and the position after the last of them
   */
  async clone(
    actor: Actor,
    { kind, contentId: sourceId }: ItemOfKind,
    requestId: string,
  ): Promise<Outcome<ExecutedCommand>> {
    const permitted = admit({ capability: 'content.write' }, actor);
    if (!permitted.ok) return permitted;
    const source = requireItemOfKind((await this.#deps.store.load(sourceId)).state, kind);
    if (!source.ok) return source;
    const cloneId = mintContentId(`clone/${requestId}`);
    const { unfinished, clock } = this.#deps;
    await unfinished.begin('clone', cloneId, { sourceId, requestId }, clock.now());
    const cloned = await this.#copy(actor, source.value, cloneId, requestId);
    if (isFinal(cloned)) await unfinished.end('clone', cloneId);
    return cloned;
  }

  /** Resumes clones that were interrupted after their header. @returns how many it examined */
  async resume(): Promise<number> {
    const { unfinished, clock, store } = this.#deps;
    const before = new Date(clock.now().getTime() - workGraceMs);
    const begun = await unfinished.begunBefore('clone', before);
    for (const { id, request } of begun) {
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
    return begun.length;
  }

  async #copy(
    actor: Actor,
    source: Item,
    cloneId: ContentId,
    requestId: string,
  ): Promise<Outcome<ExecutedCommand>> {
    const created = await this.#create(actor, source, cloneId, requestId);
    if (!created.ok) return created;
    const copied = await this.#copyModules(actor, source, cloneId, requestId);
    if (!copied.ok) return copied;
    const position = copied.value?.position ?? created.value.position;
    return { ok: true, value: { ...created.value, position } };
  }

  async #create(
    actor: Actor,
    { header, locale, contentId }: Item,
    cloneId: ContentId,
    requestId: string,
  ): Promise<Outcome<ExecutedCommand>> {
    for (let attempt = 1; attempt <= maxSlugAttempts; attempt += 1) {
      const command = {
        type: 'create-content',
        contentId: cloneId,
        locale,
        header: cloneHeader(header.content, locale, attempt),
        clonedFrom: contentId,
      } as const;
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
    for (const [index, modules] of chunksOf(copiesOf(source, cloneId)).entries()) {
      const command = { type: 'copy-modules', contentId: cloneId, modules } as const;
      last = await this.#deps.writer.executeStep(actor, command, `${requestId}/${index}`);
      if (!last.ok) return last;
    }
    return last;
  }
}

function copiesOf(source: Item, cloneId: ContentId): readonly ModuleCopy[] {
  const minted = new Set<ModuleId>();
  return source.modules.map((module) => {
    const moduleId = mintModuleId(cloneId, module.id, (id) => minted.has(id));
    minted.add(moduleId);
    const active = module.kind === 'saved' && module.active;
    return { ...contentOf(module), moduleId, active };
  });
}

function chunksOf(copies: readonly ModuleCopy[]): readonly (readonly ModuleCopy[])[] {
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
