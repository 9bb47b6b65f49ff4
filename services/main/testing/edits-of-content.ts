import { fieldsWith } from '../../content/testing/sent-items.ts';
import type { Edit, RandomWorld } from './random-world.ts';

const collections = {
  page: 'pages',
  chapter: 'chapters',
  news: 'news',
  focus: 'focuses',
  personality: 'personalities',
} as const;
type Kind = keyof typeof collections;
const kinds = ['page', 'page', 'chapter', 'news', 'news', 'focus', 'personality'] as const;

interface Item {
  readonly id: string;
  readonly kind: Kind;
  /** A text in it. */
  moduleId?: string;
}

/** The edits of items and their modules, by name. */
export function editsOfContent(world: RandomWorld): Readonly<Record<string, Edit>> {
  const content = new RandomContent(world);
  return {
    create: () => content.create(),
    createAnother: () => content.create(),
    retitle: () => content.saveHeader(false),
    move: () => content.saveHeader(true),
    publish: () => content.onItem('publish'),
    publishAgain: () => content.onItem('publish'),
    unpublish: () => content.onItem('unpublish'),
    archive: () => content.onItem('archive'),
    unarchive: () => content.onItem('unarchive'),
    remove: () => content.remove(),
    addModule: () => content.addModule(),
    saveModule: () => content.saveModule(),
    saveModuleAgain: () => content.saveModule(),
  };
}

class RandomContent {
  readonly #world: RandomWorld;
  readonly #items: Item[] = [];

  constructor(world: RandomWorld) {
    this.#world = world;
  }

  async create(): Promise<boolean> {
    const { number, call, addresses } = this.#world;
    const kind = this.#world.pick(kinds) ?? 'page';
    const locale = this.#world.below(4) === 0 ? 'en' : 'fr';
    const body = { locale, ...fieldsWith(kind, `article-${number}`, this.#titleOf(kind)) };
    const { status, body: made } = await call('POST', `/api/${collections[kind]}`, { body });
    if (status !== 201) return false;
    addresses.add(made.url);
    const item = { id: made.id, kind };
    this.#items.push(item);
    return this.onItem('publish', item);
  }

  async saveHeader(isMoved: boolean): Promise<boolean> {
    const item = this.#world.pick(this.#items);
    if (item === undefined) return false;
    const { body: seen } = await this.#world.call('GET', pathOf(item));
    if (seen.revision === undefined) return false;
    const slug = isMoved ? `deplace-${this.#world.number}` : seen.slug;
    const parentId = this.#world.pick(this.#items.filter(({ kind }) => kind === 'page'))?.id;
    const isBelow = isMoved && item.kind === 'page' && parentId !== item.id;
    const body = {
      ...fieldsWith(item.kind, slug, this.#titleOf(item.kind)),
      ...(isBelow && parentId !== undefined && { parentId }),
    };
    const saved = await this.#world.call('PUT', pathOf(item), { body, seen: seen.revision });
    if (saved.status === 200 && this.#world.below(3) > 0) await this.onItem('publish', item);
    return saved.status === 200;
  }

  async onItem(act: string, item = this.#world.pick(this.#items)): Promise<boolean> {
    if (item === undefined) return false;
    const { body: seen } = await this.#world.call('GET', pathOf(item));
    if (seen.url) this.#world.addresses.add(seen.url);
    return (await this.#world.call('POST', `${pathOf(item)}/${act}`)).status < 300;
  }

  async remove(): Promise<boolean> {
    const item = this.#world.pick(this.#items);
    if (item === undefined) return false;
    const { body } = await this.#world.call('GET', pathOf(item));
    const seen = body.revision ?? 1;
    return (await this.#world.call('DELETE', pathOf(item), { seen })).status < 300;
  }

  async addModule(): Promise<boolean> {
    const item = this.#world.pick(this.#items.filter(({ kind }) => kind !== 'personality'));
    if (item === undefined) return false;
    const body = { type: 'text', data: { doc: this.#doc() } };
    const path = `/api/${item.id}/modules`;
    const { status, body: made } = await this.#world.call('POST', path, { body });
    if (status >= 300) return false;
    item.moduleId = made.id;
    await this.#world.call('POST', `/admin/inline/module/${made.id}/activate`);
    return this.onItem('publish', item);
  }

  async saveModule(): Promise<boolean> {
    const item = this.#world.pick(this.#items.filter(({ moduleId }) => moduleId !== undefined));
    if (item === undefined) return false;
    const path = `/api/${item.id}/modules/${item.moduleId}`;
    const { body: read } = await this.#world.call('GET', path);
    const body = { data: { doc: this.#doc() } };
    const { status } = await this.#world.call('PUT', path, { body, seen: read.revision ?? 1 });
    return status < 300 && this.onItem('publish', item);
  }

  #titleOf(kind: Kind): Readonly<Record<string, unknown>> {
    return kind === 'personality'
      ? { role: this.#world.phrase() }
      : { title: this.#world.phrase() };
  }

  #doc() {
    const text = this.#world.phrase();
    return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
  }
}

function pathOf({ kind, id }: Item): string {
  return `/api/${collections[kind]}/${id}`;
}
