import { setTimeout as delay } from 'node:timers/promises';
import { moduleViewSchema } from '@parvis/contracts/content/views.ts';
import type { SeededRandom } from '../random/seeded-random.ts';
import type { Write } from './journal.ts';
import type { WriteResult, WriteSender } from './write-sender.ts';

/** A module that several editors write to. */
export interface SharedModule {
  readonly contentId: string;
  readonly moduleId: string;
}

const savesPerPage = 12;
const shareOfSharedSaves = 0.3;
const longestPauseMs = 20;

export interface EditorParts {
  /** The prefix of everything that this editor writes. */
  readonly name: string;
  readonly sender: WriteSender;
  readonly random: SeededRandom;
  /** The page under which this editor creates pages. */
  readonly parentId?: string | undefined;
}

/** Simulates an editor: creates pages, fills, publishes and repeatedly saves them. */
export class Editor {
  readonly #parts: EditorParts;
  readonly #seen = new Map<string, number>();
  #count = 0;
  /** Unexpected refusals. */
  readonly surprises: string[] = [];

  constructor(parts: EditorParts) {
    this.#parts = parts;
  }

  /** Works until `isOver`; the write in progress is settled first. */
  async work(shared: readonly SharedModule[], isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const page = await this.createPage();
      for (let saves = 0; page !== undefined && saves < savesPerPage && !isOver(); saves += 1)
        await this.#saveSomething(page, shared);
    }
  }

  /** Creates a published page with one active module. */
  async createPage(): Promise<SharedModule | undefined> {
    const { parentId } = this.#parts;
    const slug = this.#mark();
    const body = { locale: 'fr', title: `Page ${slug}`, slug, ...(parentId && { parentId }) };
    const page = await this.#write({
      kind: 'create-page',
      method: 'POST',
      path: '/api/pages',
      mark: slug,
      body,
    });
    if (page.kind !== 'acknowledged') return undefined;
    const contentId = page.acknowledgement.id;
    const moduleId = await this.addModule(contentId);
    await this.publish(contentId);
    return moduleId === undefined ? undefined : { contentId, moduleId };
  }

  /** Adds a module with content and activates it. */
  async addModule(contentId: string): Promise<string | undefined> {
    const mark = this.#mark();
    const added = await this.#write({
      kind: 'add-module',
      method: 'POST',
      path: `/api/${contentId}/modules`,
      mark,
      body: { type: 'statement', data: { text: mark } },
    });
    if (added.kind !== 'acknowledged') return undefined;
    const { id, revision } = added.acknowledgement;
    this.#seen.set(id, revision);
    await this.#write({
      kind: 'activate-module',
      method: 'POST',
      path: `/admin/inline/module/${id}/activate`,
    });
    return id;
  }

  async publish(contentId: string): Promise<void> {
    await this.#write({
      kind: 'publish-page',
      method: 'POST',
      path: `/api/pages/${contentId}/publish`,
    });
  }

  /** Saves a module based on the revision that this editor saw last; after a conflict, reads it again next time. */
  async save(module: SharedModule, publish: boolean): Promise<void> {
    const { contentId, moduleId } = module;
    const path = `/api/${contentId}/modules/${moduleId}`;
    const seen = this.#seen.get(moduleId) ?? (await this.#look(path));
    const mark = this.#mark();
    const body = { data: { text: mark }, publish };
    const saved = await this.#write({ kind: 'save-module', method: 'PUT', path, mark, seen, body });
    if (saved.kind === 'acknowledged') this.#seen.set(moduleId, saved.acknowledgement.revision);
    else this.#seen.delete(moduleId);
  }

  async #saveSomething(own: SharedModule, shared: readonly SharedModule[]): Promise<void> {
    const { random } = this.#parts;
    const [common] = random.shuffled(shared);
    const isCommon = common !== undefined && random.chance(shareOfSharedSaves);
    const publish = random.chance(0.5);
    await this.save(isCommon ? common : own, publish);
    if (!publish && !isCommon) await this.publish(own.contentId);
    await delay(random.between(0, longestPauseMs));
  }

  async #look(path: string): Promise<number> {
    const response = await this.#parts.sender.client.read(path);
    return moduleViewSchema.parse(JSON.parse(response.text)).revision;
  }

  async #write(write: Omit<Write, 'key'>): Promise<WriteResult> {
    const key = `${this.#parts.name}-${this.#count}-${write.kind}`;
    this.#count += 1;
    const settled = await this.#parts.sender.settle({ ...write, key });
    if (settled.kind === 'refused' && settled.code !== 'stale-revision')
      this.surprises.push(`${write.kind} ${write.path}: ${settled.status} ${settled.code}`);
    return settled;
  }

  /** Returns a word unique to one write, which is not a prefix of any other either. */
  #mark(): string {
    this.#count += 1;
    return `${this.#parts.name}-m${this.#count}x`;
  }
}
