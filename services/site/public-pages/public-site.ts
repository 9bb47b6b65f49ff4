import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import { type Position, positionSchema } from '@parvis/contracts/log/position.ts';
import type { ComposedScreen, Screen, Viewer } from '@parvis/contracts/site/screens.ts';
import { type CachedPage, encodePage, type PageCache } from '../page-cache/page-cache.ts';
import { readPath } from './canonical-path.ts';
import { type StandingHeaders, sendCachedPage, sendPrivatePage } from './page-response.ts';

/** What a path leads to: a screen, or the address its page has moved to. */
export type Composition =
  | ({ readonly kind: 'screen' } & ComposedScreen)
  | { readonly kind: 'moved'; readonly to: string; readonly status: 301 | 302 | 308 };

type Moved = Extract<Composition, { kind: 'moved' }>;

export interface PublicSiteDeps {
  readonly cache: PageCache;
  readonly compose: (path: string) => Promise<Composition>;
  readonly render: (screen: Screen, viewer: Viewer) => { status: number; html: string };
  /** Who is signed in; undefined without a verified session. */
  readonly signedIn: (request: IncomingMessage) => Promise<Actor | undefined>;
  /** True when the actor holds the lock of the page shown. */
  readonly isEditing: (actor: Actor, screen: Screen) => Promise<boolean>;
  /** Waits for the read models to reach a position; false when they did not in time. */
  readonly waitUntil: (position: Position) => Promise<boolean>;
  readonly standingHeaders: StandingHeaders;
}

const nobody: Viewer = { logged: false, editing: false };
const retryAfterSeconds = 1;

/** Serves published pages: from the cache to visitors, made afresh for whoever is signed in. */
export class PublicSite {
  readonly #deps: PublicSiteDeps;
  /** One rendering at a time per page, however many visitors wait for it. */
  readonly #rendering = new Map<string, Promise<CachedPage | Moved>>();

  constructor(deps: PublicSiteDeps) {
    this.#deps = deps;
  }

  /** Answers a GET or HEAD of a public path. Rejects only when the page cannot be composed. */
  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    // What is in the cache is there under its one true address: nothing needs to be read of it.
    const known = request.headers.cookie === undefined ? this.#deps.cache.get(url) : undefined;
    if (known) return this.#send(request, response, known);
    const [rawPath = '/', query] = url.split('?', 2);
    const reading = readPath(rawPath);
    if (reading.kind === 'malformed') return this.#plain(response, 400, 'Bad request');
    if (reading.kind === 'moved')
      return this.#redirect(response, query ? `${reading.to}?${query}` : reading.to);
    return this.#servePage(request, response, reading.path, query);
  }

  async #servePage(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: string | undefined,
  ): Promise<void> {
    const after = positionAsked(query);
    if (after === 'malformed') return this.#plain(response, 400, 'after is not a log position');
    if (after && !(await this.#deps.waitUntil(after))) return this.#notReached(response);
    const reader = request.headers.cookie ? await this.#deps.signedIn(request) : undefined;
    if (reader) return this.#servePrivate(request, response, path, reader);
    // The change feed may not have seen a position that the read models have reached.
    const cached = after ? undefined : this.#deps.cache.get(path);
    this.#send(request, response, cached ?? (await this.#renderOnce(path, after ?? '')));
  }

  #send(request: IncomingMessage, response: ServerResponse, page: CachedPage | Moved): void {
    if ('to' in page) return this.#redirect(response, page.to, page.status);
    sendCachedPage(request, response, page, this.#deps.standingHeaders);
  }

  async #servePrivate(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    reader: Actor,
  ): Promise<void> {
    const composed = await this.#deps.compose(path);
    if (composed.kind === 'moved') return this.#redirect(response, composed.to, composed.status);
    const editing = await this.#deps.isEditing(reader, composed.screen);
    const page = this.#deps.render(composed.screen, { logged: true, editing });
    sendPrivatePage(request, response, page, this.#deps.standingHeaders);
  }

  #renderOnce(path: string, after: string): Promise<CachedPage | Moved> {
    const key = after + path;
    const underway = this.#rendering.get(key);
    if (underway) return underway;
    const rendering = this.#render(path).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  async #render(path: string): Promise<CachedPage | Moved> {
    const { generation } = this.#deps.cache;
    const composed = await this.#deps.compose(path);
    if (composed.kind === 'moved') return composed;
    const { status, html } = this.#deps.render(composed.screen, nobody);
    const { position, tags } = composed;
    const page = encodePage({ status, html, position, tags, generation });
    this.#deps.cache.put(path, page);
    return page;
  }

  #notReached(response: ServerResponse): void {
    response.setHeader('retry-after', String(retryAfterSeconds));
    this.#plain(response, 503, 'Not there yet: the page has not caught up with this position.');
  }

  #redirect(response: ServerResponse, to: string, status = 308): void {
    response.writeHead(status, [
      ...this.#deps.standingHeaders,
      'location',
      to,
      // A page may move back: browsers would keep a bare 308 for ever.
      'cache-control',
      'no-cache',
      'content-length',
      '0',
    ]);
    response.end();
  }

  #plain(response: ServerResponse, status: number, text: string): void {
    response.writeHead(status, [
      ...this.#deps.standingHeaders,
      'content-type',
      'text/plain; charset=utf-8',
      'cache-control',
      'no-store',
    ]);
    response.end(text);
  }
}

/** The position a read asks to be after, if it asks. */
function positionAsked(query: string | undefined): Position | undefined | 'malformed' {
  const asked = query ? new URLSearchParams(query).get('after') : null;
  if (asked === null) return undefined;
  return positionSchema.safeParse(asked).data ?? 'malformed';
}
