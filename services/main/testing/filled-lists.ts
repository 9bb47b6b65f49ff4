import { campaignCodeEndpoints } from '@parvis/contracts/campaign-codes/endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { livePostEndpoints } from '@parvis/contracts/live-posts/endpoints.ts';
import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import { menuEndpoints } from '@parvis/contracts/menus/endpoints.ts';
import { playlistEndpoints } from '@parvis/contracts/playlists/endpoints.ts';
import { redirectEndpoints } from '@parvis/contracts/redirects/endpoints.ts';
import { z } from 'zod';
import { fieldsWith } from '../../content/testing/sent-items.ts';
import type { KnownList } from './known-lists.ts';
import { type StartedParvis, startedParvis } from './started-parvis.ts';

type Words = Readonly<Record<string, string>>;

const listSchema = z.looseObject({
  items: z.array(z.record(z.string(), z.unknown())).default([]),
  total: z.number().default(-1),
  errors: z
    .array(z.looseObject({ pointer: z.string(), params: z.unknown().optional() }))
    .default([]),
});

/** A Parvis whose lists are filled and read over HTTP. */
export class FilledLists {
  /** The position of the last write. */
  position = '';
  readonly #parvis: StartedParvis;
  readonly #cookies: ReadonlyMap<string, string>;
  #focusId = '';

  constructor(parvis: StartedParvis, cookies: ReadonlyMap<string, string>) {
    this.#parvis = parvis;
    this.#cookies = cookies;
  }

  /** Reads a list as the role that may read it. */
  read({ endpoint, role }: KnownList, query: Words) {
    return this.readPath(
      `${this.#pathOf(endpoint)}?${new URLSearchParams(query)}`,
      role ?? 'editor',
    );
  }

  /** Reads the list at a path. */
  async readPath(path: string, role: string) {
    const headers = { Cookie: this.#cookies.get(role) ?? '' };
    const response = await fetch(this.#parvis.origin + path, { headers });
    const body = listSchema.parse(await response.json());
    if (response.status >= 500) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return { status: response.status, ...body };
  }

  /** Returns the number of items that meet a condition. @throws Error when it is refused */
  async totalOf(list: KnownList, where: object): Promise<number> {
    const { status, total, errors } = await this.read(list, { where: JSON.stringify(where) });
    if (status !== 200) throw new Error(`${JSON.stringify(where)}: ${JSON.stringify(errors)}`);
    return total;
  }

  /** Returns the status of an anonymous read. */
  async statusForNobody({ endpoint }: KnownList): Promise<number> {
    return (await fetch(this.#parvis.origin + this.#pathOf(endpoint))).status;
  }

  stop(): Promise<void> {
    return this.#parvis.stop();
  }

  /** Creates three items for most lists. */
  async fill(): Promise<void> {
    for (const n of [1, 2, 3]) await this.#addOneOfEach(n);
    for (const html of ['<p>Un</p>', '<p>Deux</p>', '<p>Trois</p>'])
      await this.#send(livePostEndpoints.publishLivePost, { html });
  }

  async #addOneOfEach(n: number): Promise<void> {
    for (const kind of contentKinds) {
      const { id } = await this.#send(kindEndpoints[kind].create, {
        locale: 'fr',
        ...fieldsWith(kind, `${kind}-${n}`),
      });
      if (kind === 'focus') this.#focusId = id;
    }
    await this.#send(redirectEndpoints.createRedirect, {
      from: `/a-${n}`,
      target: { status: 410 },
    });
    await this.#send(playlistEndpoints.createPlaylist, {
      titles: { fr: `Été ${n}`, en: 'x' },
      videos: [],
    });
    await this.#addCampaignCode(n);
    await this.#send(mediaEndpoints.registerVideo, {
      title: { fr: `Vidéo ${n}`, en: `Video ${n}` },
      source: { provider: 'vimeo', videoId: `${n}` },
    });
    const name = ['main', 'footer', 'jobs'][n - 1];
    await this.#send(menuEndpoints.createMenu, { name, locale: 'fr', entries: [] });
    const gone = await this.#send(redirectEndpoints.createRedirect, {
      from: `/gone-${n}`,
      target: { status: 301, to: '/' },
    });
    await this.#send(redirectEndpoints.deleteRedirect, undefined, { id: gone.id });
  }

  async #addCampaignCode(n: number): Promise<void> {
    const sent = {
      source: 'salon',
      obi: n === 1 ? null : `obi-${n}`,
      from: `2026-0${n}-01T00:00:00Z`,
      to: n === 2 ? '2027-01-01T00:00:00Z' : null,
    };
    await this.#send(campaignCodeEndpoints.saveCampaignCode, sent, { code: `code-${n}` });
  }

  async #send(endpoint: Endpoint, body: unknown, params: Words = {}) {
    const response = await fetch(this.#parvis.origin + this.#pathOf(endpoint, params), {
      method: endpoint.method.toUpperCase(),
      headers: {
        Cookie: this.#cookies.get('editor') ?? '',
        Origin: this.#parvis.origin,
        'Content-Type': 'application/json',
        ...(endpoint.method === 'delete' && { 'If-Match': '"1"' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${endpoint.id}: ${response.status} ${text}`);
    this.position = response.headers.get('X-Log-Position') ?? this.position;
    return z.looseObject({ id: z.string().default('') }).parse(text === '' ? {} : JSON.parse(text));
  }

  #pathOf(endpoint: Endpoint, params: Words = {}): string {
    const given = { focusId: this.#focusId, type: 'redirect', ...params };
    return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name) => Reflect.get(given, name) ?? '');
  }
}

/** Starts a Parvis and creates three items for most of its lists. */
export async function fillLists(): Promise<FilledLists> {
  const parvis = await startedParvis();
  const cookies = new Map<string, string>();
  for (const role of ['editor', 'administrator', 'auditor'] as const)
    cookies.set(role, await parvis.signIn(role));
  const filled = new FilledLists(parvis, cookies);
  await filled.fill();
  return filled;
}
