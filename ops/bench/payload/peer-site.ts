import { openPool } from '@parvis/services/adapters/database/open-pool.ts';
import { eachAtOnce } from '@parvis/services/content-import/each-at-once.ts';
import type { Pool } from 'pg';
import { z } from 'zod';
import { proportionalMegabytes } from '../../chaos/parvis-process.ts';
import type { BenchServer } from '../bench-server.ts';
import { treeOf } from '../cpu-time.ts';
import { type CpuSeconds, cpuSecondsOf } from '../cpu-with-database.ts';
import { transactionsOf } from '../transactions.ts';
import { lexicalText } from './lexical-text.ts';
import { PeerProcess } from './peer-process.ts';
import { facetsOf, type SampleList } from './sample-lists.ts';
import { menuPages, type PlacedPage, type SampleNews } from './sample-site.ts';
import type { Site } from './site.ts';

const createdSchema = z.object({ doc: z.object({ id: z.number() }) });
const newsPerRequest = 100;

/** Payload with a database of its own on the same server, and the sample site. */
export class PeerSite implements Site {
  readonly name = 'Payload';
  readonly #peer: PeerProcess;
  readonly #pool: Pool;
  readonly #idBySlug = new Map<string, number>();

  constructor(peer: PeerProcess, pool: Pool) {
    this.#peer = peer;
    this.#pool = pool;
  }

  get origin(): string {
    return this.#peer.origin;
  }

  async importPages(pages: readonly PlacedPage[]): Promise<readonly string[]> {
    await eachAtOnce(pages, async (page) => {
      this.#idBySlug.set(page.slug, await this.#create('/pages', this.#toPage(page)));
    });
    return pages.map(({ slug }) => String(this.#idBySlug.get(slug)));
  }

  /** Creates published pages with the Local API, in a process of its own. @returns milliseconds */
  async importLocally(pages: readonly PlacedPage[]): Promise<number> {
    const input = await this.#peer.writeInput(pages.map((page) => this.#toPage(page)));
    const written = await this.#peer.runScript(['import-pages.js', input]);
    return Number(/took ([\d.]+) ms/.exec(written)?.[1]);
  }

  async setMenu(): Promise<void> {
    const entries = menuPages.map(({ top, below }) => ({
      page: this.#idBySlug.get(top.slug),
      children: below.map(({ slug }) => this.#idBySlug.get(slug)),
    }));
    await this.#send('POST', '/globals/menu', { entries });
  }

  async importNews(news: readonly SampleNews[]): Promise<readonly string[]> {
    const ids = new Map<string, number>();
    await eachAtOnce(news, async (one) => {
      ids.set(one.slug, await this.#create('/news?draft=true', { ...one, _status: 'draft' }));
    });
    return news.map(({ slug }) => String(ids.get(slug)));
  }

  async publishNews(ids: readonly string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += newsPerRequest) {
      const some = ids.slice(from, from + newsPerRequest).join(',');
      await this.#send('PATCH', `/news?limit=0&where[id][in]=${some}`, { _status: 'published' });
    }
  }

  async saverOf(id: string): Promise<(title: string) => Promise<void>> {
    return async (title) => {
      await this.#send('PATCH', `/pages/${id}`, { title, _status: 'published' });
    };
  }

  listPath(list: SampleList): string {
    const query = new URLSearchParams(
      facetsOf(list).flatMap(([facet, ids]) => ids.map((id) => [facet, id])),
    );
    if (list.words.length > 0) query.set('q', list.words.join(' '));
    return `/toutes-actualites?${query}`;
  }

  /** It serves what it wrote. */
  async settle(): Promise<void> {}

  cpu(): Promise<CpuSeconds> {
    return cpuSecondsOf(this.#peer.pid, this.#pool);
  }

  async megabytes(): Promise<number> {
    return proportionalMegabytes([...(await treeOf(this.#peer.pid)).keys()]);
  }

  transactions(): Promise<number> {
    return transactionsOf(this.#pool);
  }

  #toPage({ title, slug, above, texts }: PlacedPage) {
    return {
      title,
      slug,
      parent: this.#idBySlug.get(above.at(-1) ?? ''),
      blocks: texts.map((text) => ({ blockType: 'text', content: lexicalText(text) })),
      _status: 'published',
    };
  }

  async #create(path: string, data: object): Promise<number> {
    return createdSchema.parse(await this.#send('POST', path, data)).doc.id;
  }

  async #send(method: string, path: string, body: unknown): Promise<unknown> {
    const response = await fetch(`${this.origin}/api${path}`, {
      method,
      headers: {
        authorization: `users API-Key ${this.#peer.apiKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  }
}

/** Runs work with Payload, which is installed, built and started before, and stopped afterwards. */
export async function withPeer<T>(
  server: BenchServer,
  work: (peer: PeerSite) => Promise<T>,
): Promise<T> {
  const databaseUrl = await server.createEmptyDatabase('bench_peer');
  const peer = await PeerProcess.start(databaseUrl);
  const pool = openPool(databaseUrl, { size: 1 });
  try {
    return await work(new PeerSite(peer, pool));
  } finally {
    await pool.end();
    await peer.stop();
  }
}
