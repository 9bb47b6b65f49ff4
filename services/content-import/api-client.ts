import {
  batchOutcomeSchema,
  type ItemOutcome,
  type SentItem,
} from '@parvis/contracts/content/batch-endpoints.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { Problem } from '@parvis/contracts/http/problem.ts';
import { problemSchema } from '@parvis/contracts/http/problem.ts';
import { type Position, positionSchema } from '@parvis/contracts/log/position.ts';
import type { z } from 'zod';
import { intoBatches } from './into-batches.ts';

/** The credentials of the import: a personal token, or the cookie of a session. */
export type Authorization = { readonly token: string } | { readonly cookie: string };

export interface ApiClientOptions {
  /** The origin of Parvis, e.g. `http://localhost:8080`. */
  readonly apiUrl: string;
  readonly authorization: Authorization;
  readonly fetch?: typeof globalThis.fetch;
  /** Sleeps this many milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

export interface Write {
  readonly path: string;
  readonly body?: unknown;
  /** The same in every run, so that a repeated request has no effect. */
  readonly key: string;
}

/** An item to write together with others, as `POST /api/items` takes it. */
export type KeyedItem = SentItem & {
  readonly kind: ContentKind;
  /** The same in every run, so that a repeated item has no effect. */
  readonly key: string;
};

/** The API refused a request. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly code: Problem['code'] | undefined;
  /** What the API said, or the status if it said nothing. */
  readonly why: string;

  constructor(request: string, status: number, problem: Problem | undefined) {
    const fields =
      problem?.errors.map(({ pointer, detail }) => `${pointer} ${detail}`.trim()) ?? [];
    const reasons = [...new Set([problem?.detail ?? '', ...fields])].filter((text) => text !== '');
    const said = reasons.join('; ');
    super(`${request} returned ${status}${said && `: ${said}`}`);
    this.why = said || `status ${status}`;
    this.status = status;
    this.code = problem?.code;
  }
}

const maxAttempts = 6;
/** Read models can be behind what a large import has just written. */
const maxReadAttempts = 40;
const defaultRetryMs = 1_000;
const retryable = new Set([429, 502, 503, 504]);

/** Talks to the HTTP API; every read sees the writes made through the same client. */
export class ApiClient {
  readonly #options: ApiClientOptions;
  #position: Position | undefined;

  constructor(options: ApiClientOptions) {
    this.#options = options;
  }

  /** Reads an address. @throws ApiRefusal; an Error when there is no response */
  async read<T>(path: string, schema: z.ZodType<T>): Promise<T> {
    const sign = path.includes('?') ? '&' : '?';
    const after = this.#position === undefined ? '' : `${sign}after=${this.#position}`;
    const response = await this.#send('GET', `${path}${after}`, {});
    return schema.parse(await response.json());
  }

  /** Sends an idempotent write. @throws ApiRefusal; an Error when there is no response */
  async post<T>({ path, body, key }: Write, schema: z.ZodType<T>): Promise<T> {
    return schema.parse(await this.#post(path, body ?? {}, { 'Idempotency-Key': key }));
  }

  /**
   * Writes items, each idempotent by its own key, in as few requests as their number and size allow.
   * @returns the outcome of each
   * @throws ApiRefusal when a whole request is refused; an Error when there is no response
   */
  async writeItems(items: readonly KeyedItem[]): Promise<readonly ItemOutcome[]> {
    const outcomes: ItemOutcome[] = [];
    for (const batch of intoBatches(items)) {
      const written = await this.#post('/api/items', { items: batch });
      outcomes.push(...batchOutcomeSchema.parse(written).items);
    }
    return outcomes;
  }

  /** Uploads bytes, with the same effect in every run. @throws ApiRefusal; an Error when there is no response */
  async upload<T>(
    path: string,
    bytes: Uint8Array<ArrayBuffer>,
    key: string,
    schema: z.ZodType<T>,
  ): Promise<T> {
    const headers = { 'Content-Type': 'application/octet-stream', 'Idempotency-Key': key };
    const response = await this.#send('POST', path, { headers, body: bytes });
    this.#reach(response.headers.get('X-Log-Position'));
    return schema.parse(await response.json());
  }

  async #post(
    path: string,
    body: unknown,
    others: Readonly<Record<string, string>> = {},
  ): Promise<unknown> {
    const headers = { 'Content-Type': 'application/json', ...others };
    const response = await this.#send('POST', path, { headers, body: JSON.stringify(body) });
    this.#reach(response.headers.get('X-Log-Position'));
    return response.json();
  }

  /** Writes that run at the same time may return in another order. */
  #reach(written: string | null): void {
    const position = positionSchema.safeParse(written);
    if (position.success && position.data > (this.#position ?? '')) this.#position = position.data;
  }

  async #send(method: string, path: string, init: RequestInit): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await this.#attempt(method, path, init, attempt);
      const most = method === 'GET' && response?.status === 503 ? maxReadAttempts : maxAttempts;
      if (response?.ok) return response;
      const delay = Number(response?.headers.get('Retry-After') ?? Number.NaN) * 1_000;
      const last = attempt >= most || (response && !retryable.has(response.status));
      if (response && last) {
        const problem = problemSchema.safeParse(await response.json().catch(() => undefined));
        throw new ApiRefusal(`${method} ${path}`, response.status, problem.data);
      }
      await this.#wait(Number.isNaN(delay) ? defaultRetryMs : delay);
    }
  }

  /** One request; undefined when there was no response and it may be retried. */
  async #attempt(method: string, path: string, init: RequestInit, attempt: number) {
    const { apiUrl, authorization, fetch = globalThis.fetch } = this.#options;
    const headers = new Headers(init.headers);
    headers.set('Accept', 'application/json');
    // oxlint-disable-next-line parvis/languages-are-listed -- Reports are written in English.
    headers.set('Accept-Language', 'en');
    if ('token' in authorization) headers.set('Authorization', `Bearer ${authorization.token}`);
    else headers.set('Cookie', authorization.cookie);
    try {
      return await fetch(new URL(path, apiUrl), { ...init, method, headers });
    } catch (cause) {
      if (attempt >= maxAttempts) throw new Error(`${apiUrl} does not respond.`, { cause });
      return undefined;
    }
  }

  async #wait(milliseconds: number): Promise<void> {
    const { wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms)) } =
      this.#options;
    await wait(milliseconds);
  }
}
