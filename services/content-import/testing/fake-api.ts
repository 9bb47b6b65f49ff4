import { type ContentKind, contentKindSchema } from '@parvis/contracts/content/kinds.ts';
import { z } from 'zod';

interface FakeModule {
  readonly id: string;
  readonly type: string;
  data: Record<string, unknown>;
  revision: number;
}

/** An item as the fake API stores it; `body` has the fields of its header. */
interface FakeItem {
  readonly id: string;
  readonly kind: ContentKind;
  readonly locale: string;
  body: Record<string, unknown>;
  modules: FakeModule[];
  readonly translations: string[];
  readonly authors: string[];
  revision: number;
  liveRevision: number | null;
}

const at = '2026-01-01T00:00:00.000Z';
const recordSchema = z.record(z.string(), z.unknown());
const sentSchema = z.looseObject({
  kind: contentKindSchema,
  key: z.string(),
  id: z.string().optional(),
  revision: z.number().optional(),
});
type Sent = z.infer<typeof sentSchema>;
const modulesSchema = z.array(
  z.object({ id: z.string().optional(), type: z.string(), data: recordSchema }),
);

/** The part of the HTTP API that an import uses, in memory: the same key twice changes nothing. */
export class FakeApi {
  readonly items = new Map<string, FakeItem>();
  /** How many writes had an effect. */
  writes = 0;
  /** Responses to return before the real ones. */
  readonly first: Response[] = [];
  readonly #replies = new Map<string, string>();
  readonly #proposals = new Map<string, readonly [string, string]>();

  readonly fetch = async (input: URL | RequestInfo, init: RequestInit = {}): Promise<Response> => {
    const early = this.first.shift();
    if (early !== undefined) return early;
    const url = new URL(input instanceof Request ? input.url : input);
    const [, , id = '', part] = url.pathname.slice(1).split('/');
    if (init.method === 'GET')
      return this.#respond(part === 'history' ? this.#history(id) : this.#view(this.#item(id)));
    const body = recordSchema.parse(typeof init.body === 'string' ? JSON.parse(init.body) : {});
    if (url.pathname === '/api/items') {
      const sent = z.array(sentSchema).parse(body['items']);
      return this.#respond({ items: sent.map((one) => this.#writeItem(one)) });
    }
    const key = `${url.pathname} ${new Headers(init.headers).get('Idempotency-Key')}`;
    return this.#respond(this.#once(key, () => this.#pair(part, body)));
  };

  /** Returns the item at an address. */
  at(url: string): FakeItem {
    const found = [...this.items.values()].find((item) => this.#url(item) === url);
    if (found === undefined) throw new Error(`no item at ${url}`);
    return found;
  }

  /** Executes a write once for its key; refusals can be tried again. */
  #once(key: string, write: () => object | undefined): object | undefined {
    const before = this.#replies.get(key);
    if (before !== undefined) return JSON.parse(before);
    const reply = write();
    if (reply === undefined) return undefined;
    this.writes += 1;
    this.#replies.set(key, JSON.stringify(reply));
    return reply;
  }

  #writeItem({ kind, key, id, revision, ...body }: Sent): object {
    const written = this.#once(`${kind} ${id} ${key}`, () =>
      id === undefined ? this.#create(kind, body) : this.#save(id, revision, body),
    );
    return written === undefined
      ? { status: 409, problem: problem }
      : { status: id === undefined ? 201 : 200, body: written };
  }

  #create(kind: ContentKind, { locale, ...body }: Record<string, unknown>): object | undefined {
    const id = `item${String(this.items.size).padStart(8, '0')}`;
    const empty = { modules: [], translations: [], authors: ['Ana'] };
    const item = { id, kind, locale: String(locale), body, ...empty, revision: 1 };
    const url = this.#url({ ...item, liveRevision: null });
    if ([...this.items.values()].some((other) => this.#url(other) === url)) return undefined;
    this.items.set(id, { ...item, liveRevision: null });
    return this.#receipt(this.#item(id));
  }

  #save(
    id: string,
    revision: number | undefined,
    { modules, modulesTag: _tag, publish, ...body }: Record<string, unknown>,
  ): object | undefined {
    const item = this.#item(id);
    if (revision !== item.revision) return undefined;
    item.body = body;
    item.modules = modulesSchema.parse(modules).map((sent, place) => {
      const before = item.modules.find((one) => one.id === sent.id);
      const isSame = JSON.stringify(before?.data) === JSON.stringify(sent.data);
      const changed = (before?.revision ?? 0) + (isSame ? 0 : 1);
      return { ...sent, id: sent.id ?? `${id}mod${place}`, revision: changed };
    });
    item.revision += 1;
    item.authors.push('Ana');
    if (publish === true) item.liveRevision = item.revision;
    return this.#receipt(item);
  }

  #pair(accepted: string | undefined, { sourceId, targetId }: Record<string, unknown>): object {
    const id = accepted ?? `prop${String(this.#proposals.size).padStart(8, '0')}`;
    const proposed = this.#proposals.get(id) ?? [String(sourceId), String(targetId)];
    this.#proposals.set(id, proposed);
    const [source, target] = [this.#item(proposed[0]), this.#item(proposed[1])];
    if (accepted !== undefined) {
      source.translations.push(target.id);
      target.translations.push(source.id);
    }
    const status = accepted === undefined ? 'proposed' : 'accepted';
    return { id, status, source: this.#receipt(source), target: this.#receipt(target) };
  }

  #item(id: string): FakeItem {
    const item = this.items.get(id);
    if (item === undefined) throw new Error(`no item ${id}`);
    return item;
  }

  #url({ body, locale }: FakeItem): string {
    const { parentId, slug } = body;
    const above = typeof parentId === 'string' ? this.#url(this.#item(parentId)) : '';
    const root = locale === 'en' && above === '' ? '/en' : above.replace(/\/$/, '');
    return `${root}/${String(slug)}`;
  }

  #history(id: string) {
    const revisions = this.#item(id).authors.map((by, index) => {
      return { revision: index + 1, at, by, changes: [], restored: null };
    });
    return { revisions: revisions.toReversed(), steps: [] };
  }

  #receipt(item: FakeItem) {
    const { id, locale, revision, body, liveRevision } = item;
    const status = liveRevision === null ? 'draft' : 'published';
    const title = body['title'];
    return {
      id,
      locale,
      title,
      revision,
      status,
      pending: false,
      url: this.#url(item),
      modulesTag: `${revision}`,
    };
  }

  #view(item: FakeItem) {
    const { id, kind, body, liveRevision } = item;
    const seen = { liveRevision: 1, pending: false, active: true, deleted: false };
    const saved = { ...seen, savedAt: at, savedBy: 'Ana' };
    return {
      parentId: null,
      summary: null,
      ...body,
      ...this.#receipt(item),
      kind,
      liveRevision,
      translationGroup: id,
      updatedAt: at,
      updatedBy: 'Ana',
      pending: false,
      headerPending: false,
      deletedModules: [],
      plan: { publishAt: null, unpublishAt: null },
      modules: item.modules.map((module) => ({ ...saved, ...module, contentId: id })),
      translations: item.translations.map((other) => this.#receipt(this.#item(other))),
    };
  }

  #respond(data: unknown): Response {
    const position = String(this.writes).padStart(20, '0');
    return Response.json(data, { headers: { 'X-Log-Position': position } });
  }
}

const problem = {
  type: 'slug-taken',
  title: 'slug-taken',
  status: 409,
  detail: 'refused: slug-taken',
  code: 'slug-taken',
  errors: [],
};
