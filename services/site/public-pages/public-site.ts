import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import { type Position, positionSchema } from '@parvis/contracts/log/position.ts';
import type { MissedSearch } from '@parvis/contracts/missed-searches/missed-search.ts';
import type { ComposedScreen, Screen, Viewer } from '@parvis/contracts/site/screens.ts';
import type { Clock } from '../../adapters/clock.ts';
import { type Admission, NotAdmitted } from '../../http/admission.ts';
import type { PlainRequest } from '../../http/plain-request.ts';
import { type Address, cacheKey, movedAddress, readAddress } from '../../http/read-address.ts';
import { withRedirectedQuery } from '../../http/redirected-query.ts';
import {
  type CachedPage,
  encodePage,
  type FoundPage,
  type PageCache,
} from '../page-cache/page-cache.ts';
import { PageEncoder } from '../page-cache/page-encoder.ts';
import { completeResponse } from './complete-response.ts';
import { allWithin, type InTime } from './in-time.ts';
import {
  type CommonHeaders,
  encodingOf,
  formFor,
  formOfRequest,
  sendCachedPage,
  sendPrivatePage,
  sendRefusal,
} from './page-response.ts';
import { readerProfile } from './reader-profile.ts';

/** The target of a path: a screen, or the address to which its page has moved. */
export type Composition =
  | ({ readonly kind: 'screen' } & ComposedScreen)
  | { readonly kind: 'moved'; readonly to: string; readonly status: 301 | 302 | 308 };

type Moved = Extract<Composition, { kind: 'moved' }> & {
  /** The parameters of the request that the redirect keeps, if it stands for the others. */
  readonly others?: string;
};

interface Rendered {
  readonly status: number;
  /** The media type. */
  readonly type: string;
  readonly body: Buffer;
}

export interface PublicSiteDeps {
  readonly cache: PageCache;
  /** Limits the composing and rendering of uncached pages. */
  readonly admission: Admission;
  /** Composes the screen of an address, at or after a position. */
  readonly compose: (address: Address, after?: Position) => Promise<Composition>;
  readonly render: (screen: Screen, viewer: Viewer) => Rendered;
  /** Finds the redirects of single queries of a path, by their addresses. */
  readonly querySourcesOf: (path: string) => Promise<readonly string[]>;
  readonly clock: Clock;
  /** Whether a `Cookie` header may identify a session. */
  readonly namesSession: (cookie: string) => boolean;
  /** The signed-in user; undefined without a verified session. */
  readonly signedIn: (request: IncomingMessage) => Promise<Actor | undefined>;
  /** Whether the actor holds the lock of the displayed page. */
  readonly isEditing: (actor: Actor, screen: Screen) => Promise<boolean>;
  /** The end of the log; rejects when it is unavailable. */
  readonly logHead: () => Promise<Position>;
  /** Waits until the read models have reached a position; false after a timeout. */
  readonly waitUntil: (position: Position) => Promise<boolean>;
  /** How long a request may wait for its page to be composed, in milliseconds. */
  readonly patienceMs: number;
  /** Notes that a visitor's search found nothing. */
  readonly noteMiss: (missed: MissedSearch, request: IncomingMessage) => void;
  readonly standingHeaders: CommonHeaders;
  /** The links of a page to its earlier versions; by default none. */
  readonly linkOf?: ((address: Address, screen: Screen) => string | undefined) | undefined;
  /** Headers of a current page for caches in front; by default none. */
  readonly headersForCaches?: ((page: CachedPage, now: Date) => readonly string[]) | undefined;
}

/** A request from a signed-in user. */
interface PrivateRequest {
  readonly address: Address;
  /** Its canonical spelling, if it was requested in another. */
  readonly respelled: string | undefined;
  readonly after: Position | undefined;
  readonly reader: Actor;
  readonly inTime: InTime;
}

const nobody: Viewer = { logged: false, editing: false };

/**
 * Serves published pages: from the cache to visitors, rendered for each request of signed-in users.
 */
export class PublicSite {
  readonly #deps: PublicSiteDeps;
  readonly #encoder = new PageEncoder();
  /** The redirects of queries of the cached pages that were requested with unknown parameters. */
  readonly #querySources = new WeakMap<CachedPage, Promise<readonly string[]>>();
  /** One rendering at a time per page, however many visitors wait for it. */
  readonly #rendering = new Map<string, Promise<CachedPage | Moved>>();

  constructor(deps: PublicSiteDeps) {
    this.#deps = deps;
  }

  /**
   * Returns the complete response from the cache, unless a cookie may identify the reader.
   * Undefined when there is none. Entries are stored under their canonical address, so the request
   * target needs no parsing.
   */
  respondFromCache(request: PlainRequest): Buffer | undefined {
    const { cache, namesSession, clock } = this.#deps;
    if (request.cookie !== undefined && namesSession(request.cookie)) return undefined;
    const found = cache.find(request.target);
    // Whose search found nothing is counted below, where the client's address is known.
    if (found === undefined || found.page.missed !== undefined) return undefined;
    const { page } = found;
    // The page for their profile has another key.
    if (readerProfile(page.forProfiles, '', request.cookie) !== undefined) return undefined;
    const form = formFor(page, request);
    const encoding = encodingOf(form);
    if (encoding !== 'identity' && page.bytes[encoding] === undefined) return undefined;
    this.#encoder.improve(page, encoding);
    return completeResponse({ ...found, form }, this.#headersOf(found), clock.now());
  }

  /** Serves a GET or HEAD of a public path. Rejects only when the page cannot be composed. */
  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    const reading = readAddress(url, request.headers.accept);
    if (reading.kind === 'malformed')
      return this.refuse(request, response, { code: 'unknown-path' });
    if (reading.kind === 'too-long')
      return this.refuse(request, response, { code: 'malformed-address' });
    if (reading.kind === 'canonical') return this.#servePage(request, response, reading);
    if (reading.address === undefined) return this.#redirect(response, reading.to);
    return this.#servePage(request, response, reading.address, reading.to);
  }

  /**
   * Composes and renders pages before the first visitor comes: code that runs for the first time, and
   * tables that are made then, hold the event loop for tenths of a second. Never rejects.
   * @param targets canonical addresses
   */
  async warmUp(targets: readonly string[]): Promise<void> {
    for (const target of targets) await this.composeAhead(target);
  }

  /** Composes a page for the cache, unless it is there. Never rejects. @param target canonical */
  async composeAhead(target: string): Promise<void> {
    const reading = readAddress(target, undefined);
    if (reading.kind !== 'canonical' || this.#deps.cache.has(cacheKey(reading))) return;
    await this.#renderOnce(reading, undefined).catch(() => undefined);
  }

  /** Responds to an unsupported request, in the language of its path. */
  refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
    sendRefusal(request, response, refusal, this.#deps.standingHeaders);
  }

  /**
   * @param respelled the address in its canonical spelling, if it was requested in another: only
   *   once composed does a list know the one address that its form and its slots lead to
   */
  async #servePage(
    request: IncomingMessage,
    response: ServerResponse,
    address: Address,
    respelled?: string,
  ): Promise<void> {
    const after = requestedPosition(request.url);
    if (after === 'malformed') return this.refuse(request, response, { code: 'malformed-address' });
    const { cache } = this.#deps;
    // A position that the change feed has reached needs neither waiting nor bypassing the cache.
    const unseen = after !== undefined && cache.hasSeen(after) ? undefined : after;
    const inTime = allWithin(this.#deps.patienceMs);
    const refused = unseen && (await inTime(this.#refusalOf(unseen)));
    if (refused) return this.refuse(request, response, { code: refused });
    const reader = request.headers.cookie ? await inTime(this.#deps.signedIn(request)) : undefined;
    if (reader)
      return this.#servePrivate(request, response, {
        address,
        respelled,
        after: unseen,
        reader,
        inTime,
      });
    const found = await this.#pageFor(request, address, unseen, inTime);
    if (found === undefined) return this.refuse(request, response, { code: 'unavailable' });
    if ('to' in found)
      return this.#redirect(
        response,
        movedAddress(found.others ?? address.others, found.to),
        found.status,
      );
    const { page } = found;
    if (respelled !== undefined && hasOneAddress(page)) return this.#redirect(response, respelled);
    this.#noteMiss(request, page);
    const form = formOfRequest(request, page);
    const encoding = encodingOf(form);
    const wasMade = this.#encoder.prepare(page, encoding);
    sendCachedPage(request, response, { ...found, form }, this.#headersOf(found));
    if (!wasMade && found.isNew !== true) this.#encoder.improve(page, encoding);
  }

  /** A cache in front must not keep what may be out of date. */
  #headersOf({ page, staleSeconds }: FoundPage): CommonHeaders {
    const { standingHeaders, headersForCaches, clock } = this.#deps;
    const own = page.link === undefined ? standingHeaders : [...standingHeaders, 'link', page.link];
    return staleSeconds === undefined && headersForCaches !== undefined
      ? [...own, ...headersForCaches(page, clock.now())]
      : own;
  }

  #noteMiss(request: IncomingMessage, { missed }: CachedPage): void {
    if (missed !== undefined && request.method === 'GET') this.#deps.noteMiss(missed, request);
  }

  /** The page of an address for one reader; undefined when too many others wait for theirs. */
  async #pageFor(
    { headers }: IncomingMessage,
    address: Address,
    after: Position | undefined,
    inTime: InTime,
  ): Promise<FoundPage | Moved | undefined> {
    const findPage = async (of: Address) => {
      const cached = after ? undefined : this.#deps.cache.find(cacheKey(of));
      return cached ?? inTime(this.#renderOnce(of, after)).then(asFound, unlessNotAdmitted);
    };
    const first = await findPage(address);
    if (first === undefined) return first;
    const of = await inTime(this.#redirectedQuery(address, first));
    if (of !== address) {
      const found = await findPage(of);
      return found && 'to' in found ? { ...found, others: of.others } : found;
    }
    if ('to' in first) return first;
    const profile = readerProfile(first.page.forProfiles, address.others, headers.cookie);
    return profile === undefined ? first : findPage({ ...address, profile });
  }

  /** Reads the redirects of a page's queries once, for a page is composed anew when they change. */
  #redirectedQuery(address: Address, first: FoundPage | Moved): Promise<Address> {
    return withRedirectedQuery(address, (path) => {
      if ('to' in first) return this.#deps.querySourcesOf(path);
      const { page } = first;
      const known = this.#querySources.get(page) ?? this.#deps.querySourcesOf(path).catch(() => []);
      this.#querySources.set(page, known);
      return known;
    });
  }

  /**
   * Returns why a page after a position is unavailable; a position beyond the log's end is refused
   * without waiting.
   */
  async #refusalOf(
    after: Position,
  ): Promise<'position-not-written' | 'position-not-reached' | undefined> {
    const { logHead, waitUntil } = this.#deps;
    // Pages are read without the log, so while it is unavailable, the read models are awaited as
    // usual.
    const head = await logHead().catch(() => after);
    if (after > head) return 'position-not-written';
    return (await waitUntil(after)) ? undefined : 'position-not-reached';
  }

  async #servePrivate(
    request: IncomingMessage,
    response: ServerResponse,
    { address, respelled, after, reader, inTime }: PrivateRequest,
  ): Promise<void> {
    const sources = this.#deps.querySourcesOf;
    const of = await inTime(withRedirectedQuery(address, sources));
    const composed = await inTime(this.#deps.compose(of, after));
    if (composed.kind === 'moved')
      return this.#redirect(response, movedAddress(of.others, composed.to), composed.status);
    const editing = await inTime(this.#deps.isEditing(reader, composed.screen));
    const page = this.#deps.render(composed.screen, { logged: true, editing });
    if (respelled !== undefined && hasOneAddress(page)) return this.#redirect(response, respelled);
    sendPrivatePage(request, response, page, this.#deps.standingHeaders);
  }

  #renderOnce(address: Address, after: Position | undefined): Promise<CachedPage | Moved> {
    const key = (after ?? '') + cacheKey(address);
    const underway = this.#rendering.get(key);
    if (underway) return underway;
    const rendering = this.#deps.admission
      .run(() => this.#render(address, after))
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  async #render(address: Address, after: Position | undefined): Promise<CachedPage | Moved> {
    const { cache, compose, render, linkOf } = this.#deps;
    await cache.ready();
    const { generation } = cache;
    const composed = await compose(address, after);
    if (composed.kind === 'moved') return composed;
    const { position, tags, expiresAt, keepLater, missed, forProfiles } = composed;
    const rendered = render(composed.screen, nobody);
    const page = encodePage({
      ...rendered,
      position,
      tags,
      generation,
      expiresAt,
      variesByAccept: address.as !== undefined,
      link: linkOf?.(address, composed.screen),
      missed,
      forProfiles,
    });
    const key = cacheKey(address);
    if (keepLater) cache.putLater(key, page);
    else cache.put(key, page);
    return page;
  }

  #redirect(response: ServerResponse, to: string, status = 308): void {
    response.writeHead(status, [
      ...this.#deps.standingHeaders,
      'location',
      to,
      // A page may move back, and browsers would cache a plain 308 forever.
      'cache-control',
      'no-cache',
      'content-length',
      '0',
    ]);
    response.end();
  }
}

/** Pages and feeds redirect to their one address; data and “not found” are served under any. */
function hasOneAddress({ status, type }: Pick<Rendered, 'status' | 'type'>): boolean {
  return status === 200 && !type.startsWith('application/json');
}

function asFound(rendered: CachedPage | Moved): FoundPage | Moved {
  return 'to' in rendered ? rendered : { page: rendered, isNew: true };
}

/** Undefined for requests beyond the queue; any other failure is rethrown. */
function unlessNotAdmitted(cause: unknown): undefined {
  if (cause instanceof NotAdmitted) return undefined;
  throw cause;
}

/** Returns the position after which a read is requested, if any. */
function requestedPosition(target = ''): Position | undefined | 'malformed' {
  const [, query] = target.split(/\?(.*)/s);
  const after = query ? new URLSearchParams(query).get('after') : null;
  if (after === null) return undefined;
  return positionSchema.safeParse(after).data ?? 'malformed';
}
