import { setTimeout as delay } from 'node:timers/promises';
import { problemSchema } from '@parvis/contracts/http/problem.ts';
import { administrator } from './parvis-process.ts';

/** An answer that came back whole. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface Sent {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const answerLimitMs = 15_000;

/** An editor's view of Parvis over HTTP. The session survives restarts, and is opened again when lost. */
export class ApiClient {
  readonly #origin: string;
  #cookie = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** One request. Undefined when the connection failed, so that nobody knows what became of it. */
  async send(
    path: string,
    { method = 'GET', body, headers }: Sent = {},
  ): Promise<Answer | undefined> {
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
        signal: AbortSignal.timeout(answerLimitMs),
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch {
      return undefined;
    }
  }

  /** Opens a session; false when that could not be done now. */
  async signIn(): Promise<boolean> {
    this.#cookie = '';
    const answer = await this.send('/admin/session', { method: 'POST', body: administrator });
    if (answer?.status !== 204) return false;
    this.#cookie = (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
    return true;
  }

  /** Asks until there is a 200. @throws Error when there was none within `limitMs` */
  async read(path: string, limitMs = 60_000): Promise<Answer> {
    const deadline = performance.now() + limitMs;
    for (;;) {
      const answer = await this.send(path);
      if (answer?.status === 200) return answer;
      if (answer?.status === 401) await this.signIn();
      if (performance.now() > deadline)
        throw new Error(`GET ${path} answers ${answer?.status ?? 'nothing'}`);
      await delay(100);
    }
  }
}

/** The code of a problem document (RFC 9457); undefined when the answer is none. */
export function problemCodeOf({ text }: Answer): string | undefined {
  try {
    return problemSchema.parse(JSON.parse(text)).code;
  } catch {
    return undefined;
  }
}
