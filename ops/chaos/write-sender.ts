import { setTimeout as delay } from 'node:timers/promises';
import { contentReceiptSchema, moduleViewSchema } from '@parvis/contracts/content/views.ts';
import { ApiClient, type ApiResponse, problemCodeOf } from './api-client.ts';
import { type Acknowledgement, hashOf, type Journal, type Write } from './journal.ts';

/** Counts over all writes. */
export interface WriteCounts {
  /** Sent again with the same key, because the outcome was unknown or Parvis responded with Retry-After. */
  retried: number;
  /** Connections that broke before a response. */
  broken: number;
  /** 503 responses with `Retry-After`. */
  unavailable: number;
  /** 500 responses, and 503 without a problem document or `Retry-After`. */
  faults: number;
  /** The faults in words, without duplicates. */
  readonly faultsSeen: Set<string>;
}

export function noWrites(): WriteCounts {
  return { retried: 0, broken: 0, unavailable: 0, faults: 0, faultsSeen: new Set() };
}

/** `unsettled`: Parvis did not respond in time. */
export type WriteResult =
  | { readonly kind: 'acknowledged'; readonly acknowledgement: Acknowledgement }
  | { readonly kind: 'refused'; readonly status: number; readonly code: string }
  | { readonly kind: 'unsettled' };

const pauseMs = 100;

/** Sends writes with their key until the outcome is known, and journals both before it returns. */
export class WriteSender {
  readonly #client: ApiClient;
  readonly #journal: Journal;
  readonly #traffic: WriteCounts;
  readonly #timeoutMs: number;

  constructor(origin: string, journal: Journal, traffic: WriteCounts, timeoutMs = 120_000) {
    this.#client = new ApiClient(origin);
    this.#journal = journal;
    this.#traffic = traffic;
    this.#timeoutMs = timeoutMs;
  }

  get client(): ApiClient {
    return this.#client;
  }

  async settle(write: Write): Promise<WriteResult> {
    this.#journal.sent(write);
    const deadline = performance.now() + this.#timeoutMs;
    for (;;) {
      const settled = await this.#try(write);
      if (settled !== undefined) return settled;
      if (performance.now() > deadline) return { kind: 'unsettled' };
      this.#traffic.retried += 1;
      await delay(pauseMs);
    }
  }

  /** Returns one attempt; undefined when the write must be sent again. */
  async #try({ key, kind, method, path, body, seen }: Write): Promise<WriteResult | undefined> {
    const response = await this.#client.send(path, {
      method,
      body: body ?? {},
      headers: {
        'idempotency-key': key,
        ...(seen === undefined ? {} : { 'if-match': `"${seen}"` }),
      },
    });
    if (response === undefined) {
      this.#traffic.broken += 1;
      return undefined;
    }
    if (response.status === 401) {
      await this.#client.signIn();
      return undefined;
    }
    if (response.status >= 500) {
      this.#countFailure(response, kind);
      return undefined;
    }
    return response.status < 300
      ? this.#accepted(key, kind, response)
      : this.#refused(key, response);
  }

  #countFailure(response: ApiResponse, kind: Write['kind']): void {
    const isClean =
      response.status === 503 &&
      response.headers.has('retry-after') &&
      problemCodeOf(response) !== undefined;
    if (isClean) {
      this.#traffic.unavailable += 1;
      return;
    }
    this.#traffic.faults += 1;
    this.#traffic.faultsSeen.add(`${kind}: ${response.status} ${response.text.slice(0, 160)}`);
  }

  #accepted(key: string, kind: Write['kind'], response: ApiResponse): WriteResult {
    const position = response.headers.get('x-log-position') ?? '';
    const acknowledgement = { ...acknowledged(kind, response.text), position };
    this.#journal.acknowledged(key, acknowledgement);
    return { kind: 'acknowledged', acknowledgement };
  }

  #refused(key: string, response: ApiResponse): WriteResult {
    const code = problemCodeOf(response) ?? String(response.status);
    this.#journal.refused(key, response.status, code);
    return { kind: 'refused', status: response.status, code };
  }
}

function acknowledged(kind: Write['kind'], text: string): Omit<Acknowledgement, 'position'> {
  const body: unknown = JSON.parse(text);
  if (kind === 'create-page' || kind === 'publish-page') {
    const { id, revision, url } = contentReceiptSchema.parse(body);
    return { id, revision, url };
  }
  const { id, revision, data } = moduleViewSchema.parse(body);
  return { id, revision, hash: hashOf(data) };
}
