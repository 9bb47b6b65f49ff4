import { z } from 'zod';

interface FakeModule {
  id: string;
  revision: number;
  active: boolean;
  data: Record<string, unknown> | null;
}
interface FakePage {
  id: string;
  locale: string;
  title: string;
  slug: string;
  parentId: string | null;
  revision: number;
  liveRevision: number | null;
  authors: string[];
  modules: FakeModule[];
  translations: string[];
}
interface Sent {
  readonly parts: readonly string[];
  readonly body: Record<string, unknown>;
  readonly ifMatch: string | null;
}

const itemSchema = z.looseObject({
  key: z.string(),
  id: z.string().optional(),
  action: z.string().optional(),
});

const at = '2026-01-01T00:00:00.000Z';

/** The part of the HTTP API that an import uses, in memory: the same key twice changes nothing. */
export class FakeApi {
  readonly pages = new Map<string, FakePage>();
  /** How many writes had an effect. */
  writes = 0;
  /** Responses to return before the real ones. */
  readonly first: Response[] = [];
  readonly #replies = new Map<string, string>();
  readonly #proposals = new Map<string, [string, string]>();

  readonly fetch = async (input: URL | RequestInfo, init: RequestInit = {}): Promise<Response> => {
    const early = this.first.shift();
    if (early !== undefined) return early;
    const url = new URL(input instanceof Request ? input.url : input);
    const headers = new Headers(init.headers);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    const sent = { body, ifMatch: headers.get('If-Match') };
    if (init.method === 'GET') return this.#respond(this.#read(partsOf(url.pathname)));
    if (url.pathname === '/api/items')
      return this.#respond({ items: z.array(itemSchema).parse(body.items).map(this.#writeItem) });
    const key = headers.get('Idempotency-Key') ?? '';
    const data = this.#write(`${init.method} ${url.pathname}`, key, sent);
    if (data === undefined) return this.#refuse(409, 'slug-taken');
    if (data === 'stale') return this.#refuse(412, 'stale-revision');
    return this.#respond(data);
  };

  /** Executes a request once for its key. Undefined, or `stale`, when it is refused. */
  #write(request: string, key: string, sent: Omit<Sent, 'parts'>): unknown {
    const before = this.#replies.get(`${request} ${key}`);
    if (before !== undefined) return JSON.parse(before);
    const [method, path = ''] = request.split(' ');
    const whole = { ...sent, parts: partsOf(path) };
    const data = method === 'PUT' ? this.#put(whole) : this.#post(whole);
    if (data === undefined || data === 'stale') return data;
    this.writes += 1;
    this.#replies.set(`${request} ${key}`, JSON.stringify(data));
    return data;
  }

  /** Executes an item as the request of its own that it stands for. */
  readonly #writeItem = ({ key, id, action, ...body }: z.infer<typeof itemSchema>): object => {
    const path = id === undefined ? '' : `/${id}/${action}`;
    const data = this.#write(`POST /api/pages${path}`, key, { body, ifMatch: null });
    return data === undefined
      ? { status: 409, problem: problemOf(409, 'slug-taken') }
      : { status: 201, body: { ...Object(data), modulesTag: 'none' } };
  };

  page(url: string): FakePage {
    const page = [...this.pages.values()].find((one) => this.#url(one) === url);
    if (page === undefined) throw new Error(`no page at ${url}`);
    return page;
  }

  #respond(data: unknown): Response {
    const position = String(this.writes).padStart(20, '0');
    return Response.json(data, { headers: { 'X-Log-Position': position } });
  }

  #refuse(status: number, code: string): Response {
    return Response.json(problemOf(status, code), { status });
  }

  #one(id: string | undefined): FakePage {
    const page = this.pages.get((id ?? '').slice(0, 12));
    if (page === undefined) throw new Error(`no page ${id}`);
    return page;
  }

  #url(page: FakePage): string {
    const above = page.parentId === null ? '' : this.#url(this.#one(page.parentId));
    const root = page.locale === 'en' && above === '' ? '/en' : above;
    return `${root}/${page.slug}`;
  }

  #read([, , id, history]: readonly string[]): unknown {
    const page = this.#one(id);
    if (history !== 'history') return this.#view(page);
    const revisions = page.authors.map((by, index) => ({
      revision: index + 1,
      at,
      by,
      changes: [],
      restored: null,
    }));
    return { revisions: revisions.reverse(), steps: [] };
  }

  #post({ parts, body }: Sent): unknown {
    const [first, second, third, fourth, fifth] = parts;
    if (second === 'pages' && third === undefined) return this.#createPage(body);
    if (second === 'pages' && fourth === 'publish') return this.#publish(this.#one(third));
    if (first === 'api' && third === 'modules') return this.#createModule(this.#one(second));
    if (second === 'inline') return this.#activate(fourth ?? '');
    if (fifth === 'accept') return this.#accept(fourth ?? '');
    return this.#propose(String(body['sourceId']), String(body['targetId']));
  }

  #put({ parts, body, ifMatch }: Sent): unknown {
    const [, second, third, fourth] = parts;
    if (second === 'pages') return this.#savePage(this.#one(third), body, ifMatch);
    const module = this.#module(fourth ?? '');
    if (ifMatch !== `"${module.revision}"`) return 'stale';
    module.revision += 1;
    const { doc } = Object(body['data']);
    module.data = { doc };
    return this.#moduleView(module);
  }

  #createPage(body: Record<string, unknown>): unknown {
    const page: FakePage = {
      id: `page${String(this.pages.size).padStart(8, '0')}`,
      locale: String(body['locale']),
      title: String(body['title']),
      slug: String(body['slug']),
      parentId: typeof body['parentId'] === 'string' ? body['parentId'] : null,
      revision: 1,
      liveRevision: null,
      authors: ['Ana'],
      modules: [],
      translations: [],
    };
    if ([...this.pages.values()].some((other) => this.#url(other) === this.#url(page)))
      return undefined;
    this.pages.set(page.id, page);
    return this.#receipt(page);
  }

  #savePage(page: FakePage, body: Record<string, unknown>, ifMatch: string | null): unknown {
    if (ifMatch !== `"${page.revision}"`) return 'stale';
    page.title = String(body['title']);
    page.revision += 1;
    page.authors.push('Ana');
    return this.#receipt(page);
  }

  #publish(page: FakePage): unknown {
    page.liveRevision = page.revision;
    return this.#receipt(page);
  }

  #createModule(page: FakePage): unknown {
    const id = `${page.id}txt${page.modules.length}`;
    const module = { id, revision: 0, active: false, data: null };
    page.modules.push(module);
    return this.#moduleView(module);
  }

  #activate(id: string): unknown {
    const module = this.#module(id);
    module.active = true;
    return this.#moduleView(module);
  }

  #module(id: string): FakeModule {
    const module = this.#one(id).modules.find((one) => one.id === id);
    if (module === undefined) throw new Error(`no module ${id}`);
    return module;
  }

  #propose(source: string, target: string): unknown {
    const id = `prop${String(this.#proposals.size).padStart(8, '0')}`;
    this.#proposals.set(id, [source, target]);
    return this.#proposal(id, 'proposed');
  }

  #accept(id: string): unknown {
    const [source, target] = this.#proposals.get(id) ?? ['', ''];
    this.#one(source).translations.push(target);
    this.#one(target).translations.push(source);
    return this.#proposal(id, 'accepted');
  }

  #proposal(id: string, status: string): unknown {
    const [source, target] = (this.#proposals.get(id) ?? ['', '']).map((side) => this.#one(side));
    return { id, status, source, target };
  }

  #receipt(page: FakePage) {
    const status = page.liveRevision === null ? 'draft' : 'published';
    return { id: page.id, revision: page.revision, url: this.#url(page), status };
  }

  #moduleView(module: FakeModule) {
    const contentId = module.id.slice(0, 12);
    const saved = { deleted: false, savedAt: null, savedBy: null, liveRevision: null };
    return { ...module, ...saved, contentId, type: 'text' };
  }

  #view(page: FakePage) {
    const { authors: _, ...fields } = page;
    return {
      ...fields,
      ...this.#receipt(page),
      kind: 'page',
      translationGroup: page.id,
      updatedAt: at,
      updatedBy: 'Ana',
      summary: null,
      pending: false,
      plan: { publishAt: null, unpublishAt: null },
      modules: page.modules.map((module) => this.#moduleView(module)),
      translations: page.translations.map((id) => {
        const other = this.#one(id);
        return { ...this.#receipt(other), locale: other.locale, title: other.title };
      }),
    };
  }
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}

function problemOf(status: number, code: string) {
  return { type: code, title: code, status, detail: `refused: ${code}`, code, errors: [] };
}
