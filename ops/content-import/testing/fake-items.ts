interface FakeItem {
  readonly id: string;
  readonly kind: string;
  readonly body: Record<string, unknown>;
  readonly modules: Record<string, unknown>[];
  readonly translations: { id: string }[];
  readonly authors: string[];
  revision: number;
  live: boolean;
}

const kinds: Readonly<Record<string, string>> = { pages: 'page', news: 'news' };
const at = '2026-01-01T00:00:00.000Z';

/** The part of the HTTP API that writes whole items, in memory: a repeated request changes nothing. */
export class FakeItems {
  readonly items = new Map<string, FakeItem>();
  /** How many writes had an effect. */
  writes = 0;
  readonly #proposals = new Map<string, readonly [string, string]>();
  readonly #replies = new Map<string, unknown>();

  readonly fetch = async (input: URL | RequestInfo, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    const [, collection = '', id = '', part] = url.pathname.slice(1).split('/');
    if (init.method === 'GET')
      return Response.json(part === 'history' ? this.#history(id) : this.#view(this.#item(id)));
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    const request = `${url.pathname} ${new Headers(init.headers).get('Idempotency-Key')}`;
    const reply = this.#replies.get(request) ?? this.#write(collection, id, part, body);
    this.#replies.set(request, reply);
    return Response.json(reply);
  };

  /** Returns the item with a slug. */
  bySlug(slug: string): FakeItem {
    const found = [...this.items.values()].find(({ body }) => body['slug'] === slug);
    if (found === undefined) throw new Error(`no item ${slug}`);
    return found;
  }

  #write(collection: string, id: string, part: string | undefined, body: Record<string, unknown>) {
    this.writes += 1;
    if (collection === 'content') return this.#pair(part, body);
    if (id === '') return this.#create(collection, body);
    const item = this.#item(id);
    const { modules, modulesTag: _tag, publish, ...header } = body;
    Object.assign(item.body, header);
    item.modules.splice(0, item.modules.length, ...(Array.isArray(modules) ? modules : []));
    item.live ||= publish === true;
    item.revision += 1;
    return { ...this.#view(item), modules: undefined };
  }

  #create(collection: string, body: Record<string, unknown>) {
    const id = `item${String(this.items.size).padStart(8, '0')}`;
    const rest = { modules: [], translations: [], authors: ['Ana'], revision: 1, live: false };
    this.items.set(id, { id, kind: kinds[collection] ?? '', body, ...rest });
    return this.#view(this.#item(id));
  }

  #pair(accepted: string | undefined, { sourceId, targetId }: Record<string, unknown>) {
    const id = accepted ?? `prop${String(this.#proposals.size).padStart(8, '0')}`;
    const proposed = this.#proposals.get(id) ?? [String(sourceId), String(targetId)];
    this.#proposals.set(id, proposed);
    const [source, target] = [this.#item(proposed[0]), this.#item(proposed[1])];
    if (accepted !== undefined) source.translations.push({ id: target.id });
    const side = (item: FakeItem) => {
      return { id: item.id, locale: item.body['locale'], title: item.body['title'] };
    };
    const status = accepted === undefined ? 'proposed' : 'accepted';
    return { id, status, source: side(source), target: side(target) };
  }

  #item(id: string): FakeItem {
    const item = this.items.get(id);
    if (item === undefined) throw new Error(`no item ${id}`);
    return item;
  }

  #history(id: string) {
    const revisions = this.#item(id).authors.map((by, index) => {
      return { revision: index + 1, at, by, changes: [], restored: null };
    });
    return { revisions, steps: [] };
  }

  #view({ id, kind, body, modules, translations, revision, live }: FakeItem) {
    const saved = { revision: 1, liveRevision: 1, active: true, deleted: false, savedAt: at };
    return {
      parentId: null,
      summary: null,
      ...body,
      id,
      kind,
      revision,
      url: `/${String(body['locale'])}/${String(body['slug'])}`,
      status: live ? 'published' : 'draft',
      pending: false,
      plan: { publishAt: null, unpublishAt: null },
      translationGroup: id,
      updatedAt: at,
      updatedBy: 'Ana',
      liveRevision: live ? revision : null,
      modulesTag: `tag${revision}`,
      translations: translations.map((other) => {
        const { body: of } = this.#item(other.id);
        const { locale, title } = of;
        return { ...other, locale, title, url: '/', status: 'published' };
      }),
      modules: modules.map((module, index) => {
        return { savedBy: 'Ana', ...saved, ...module, id: `${id}mod${index}`, contentId: id };
      }),
    };
  }
}
