import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Role } from '@parvis/contracts/accounts/roles.ts';
import type { Method } from '@parvis/contracts/http/endpoint.ts';
import { listWrittenMails } from '@parvis/services/adapters/mail/outbox-folder.ts';
import type { StartedParvis } from '@parvis/services/main/testing/started-parvis.ts';
import { vi } from 'vitest';
import { z } from 'zod';

/** What a request is sent with besides its address. */
export interface Sent {
  readonly method: Method;
  readonly body?: unknown;
  /** The revision seen, sent as `If-Match`. */
  readonly seen?: number | undefined;
  readonly cookie?: string | undefined;
}

const receiptSchema = z.looseObject({
  id: z.string().default(''),
  secret: z.string().default(''),
  receipt: z.string().default(''),
  revision: z.number().default(1),
  modules: z.array(z.looseObject({ id: z.string() })).default([]),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** A running Parvis, in which what an example needs is created through the API. */
export class Stage {
  readonly parvis: StartedParvis;
  readonly #cookies: ReadonlyMap<Role, string>;
  #named = 0;
  #sent = 0;

  /** Where pictures and feeds are fetched from. */
  readonly addressOfPictures: string;

  constructor(
    parvis: StartedParvis,
    cookies: ReadonlyMap<Role, string>,
    addressOfPictures: string,
  ) {
    this.parvis = parvis;
    this.addressOfPictures = addressOfPictures;
    this.#cookies = cookies;
  }

  cookie(role: Role): string {
    return this.#cookies.get(role) ?? '';
  }

  /** Returns a word that nothing else is named by. */
  word(): string {
    this.#named += 1;
    return `exemple-${this.#named}`;
  }

  /** Sends a request; while the server is too busy, again. */
  async send(path: string, sent: Sent): Promise<Response> {
    const key = randomUUID();
    for (let turn = 1; ; turn += 1) {
      const response = await this.#sendOnce(path, key, sent);
      if (response.status !== 503 || turn === 30) return response;
      await setTimeout(500);
    }
  }

  #sendOnce(path: string, key: string, { method, body, seen, cookie }: Sent): Promise<Response> {
    const isBytes = typeof body === 'string' || body instanceof Uint8Array;
    this.#sent += 1;
    return fetch(this.parvis.origin + path, {
      method: method.toUpperCase(),
      redirect: 'manual',
      headers: {
        Accept: 'application/json',
        'Idempotency-Key': key,
        // The limits of each network are counted separately.
        'X-Forwarded-For': `198.18.${this.#sent >> 8}.${this.#sent & 255}`,
        ...(cookie !== undefined && { Cookie: cookie }),
        ...(body !== undefined && {
          'Content-Type': isBytes ? 'application/octet-stream' : 'application/json',
        }),
        ...(seen !== undefined && { 'If-Match': `"${seen}"` }),
      },
      ...(body !== undefined && { body: bodyOf(body) }),
    });
  }

  /** Sends a request that prepares an example. @throws Error when it is refused */
  async make(method: Method, path: string, sent: Omit<Sent, 'method'> = {}): Promise<Receipt> {
    const response = await this.send(path, {
      cookie: this.cookie('administrator'),
      ...sent,
      method,
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return receiptSchema.parse(text.startsWith('{') ? JSON.parse(text) : {});
  }

  /** Waits for the e-mail to a mailbox, and returns the address that it leads to. */
  linkTo(mailbox: string): Promise<URL> {
    const folder = join(this.parvis.dataFolder, 'outbox');
    return vi.waitUntil(
      async () => {
        const mails = await listWrittenMails(folder, 500);
        const mail = mails.find(({ message }) => message.headers.get('to')?.includes(mailbox));
        const [link] = /https?:\/\/\S+/.exec(mail?.message.text ?? '') ?? [];
        return link === undefined ? undefined : new URL(link);
      },
      { timeout: 60_000, interval: 100 },
    );
  }
}

function bodyOf(body: unknown): BodyInit {
  if (body instanceof Uint8Array) return new Uint8Array(body);
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** What an example is sent with instead of what it says. */
export interface Prepared {
  /** Real ids by those of the example. */
  readonly ids?: Readonly<Record<string, string>>;
  readonly seen?: number;
  readonly cookie?: string;
  /** The bytes that the example’s text stands for. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Creates what an example needs. */
export type Prepare = (stage: Stage) => Promise<Prepared>;

/** The ids in examples: of what a request is about, of something else, and of a module. */
export const exampleId = 'k3f9a1b2c3d4';
export const otherId = 'm7h2e5g8j1k4';
export const exampleModuleId = 'k3f9a1b2c3d4e5f6';
