import { setTimeout as delay } from 'node:timers/promises';
import { problemSchema } from '@parvis/contracts/http/problem.ts';
import { administrator } from './parvis-process.ts';

/** A response received completely. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const responseTimeoutMs = 15_000;

/**
 * An editor's client of Parvis over HTTP. The session survives restarts, and is renewed when lost.
 */
export class ApiClient {
  readonly #origin: string;
  #cookie = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Sends one request. Returns undefined when the connection failed, so that its outcome is unknown. */
  async send(
    path: string,
    { method = 'GET', body, headers }: ApiRequest = {},
  ): Promise<ApiResponse | undefined> {
    try {
      const response = await fetch(`${this.#origin}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          ...(this.#cookie === '' ? {} : { cookie: this.#cookie }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(responseTimeoutMs),
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch {
      return undefined;
    }
  }

  /** Opens a session. Returns false when that failed. */
  async signIn(): Promise<boolean> {
    this.#cookie = '';
    const response = await this.send('/admin/session', { method: 'POST', body: administrator });
    if (response?.status !== 204) return false;
    this.#cookie = (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
    return true;
  }

  /** Repeats a GET until it returns 200. @throws Error when there was none within `limitMs` */
  async read(path: string, limitMs = 60_000): Promise<ApiResponse> {
    const deadline = performance.now() + limitMs;
    for (;;) {
      const response = await this.send(path);
      if (response?.status === 200) return response;
      if (response?.status === 401) await this.signIn();
      if (performance.now() > deadline)
        throw new Error(`GET ${path} returned ${response?.status ?? 'no response'}`);
      await delay(100);
    }
  }
}

/** Returns the code of a problem document (RFC 9457); undefined for any other response. */
export function problemCodeOf({ text }: ApiResponse): string | undefined {
  try {
    return problemSchema.parse(JSON.parse(text)).code;
  } catch {
    return undefined;
  }
}
