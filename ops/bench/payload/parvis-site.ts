import { facetDictionary } from '@parvis/contracts/site/filters/facets.ts';
import { filterLists } from '@parvis/contracts/site/filters/filter-lists.ts';
import { toListState } from '@parvis/contracts/site/filters/list-state.ts';
import { writeListAddress } from '@parvis/contracts/site/filters/write-list-address.ts';
import { sessionCookie } from '../../chaos/session-cookie.ts';
import { apiSender, type Send } from '../api-sender.ts';
import { type CpuSeconds, cpuSecondsOf } from '../cpu-with-database.ts';
import type { ParvisOnServer } from '../parvis-on-server.ts';
import { modulesOf, pageBody } from '../sample-pages.ts';
import { transactionsOf } from '../transactions.ts';
import { headerSaver } from '../visible-after.ts';
import { writeItems } from '../write-items.ts';
import { facetsOf, type SampleList } from './sample-lists.ts';
import {
  menuPages,
  type PlacedPage,
  type SampleNews,
  sampleFacets,
  valuesOf,
} from './sample-site.ts';
import type { Site } from './site.ts';

const facets = sampleFacets.flatMap((group) =>
  valuesOf(group).map(({ id, name }) => ({ group, id, name })),
);
/** Slugs are made of the names, which are made of the ids. */
const dictionary = facetDictionary(facets.map(({ group, id }) => [id, { group, id }] as const));

/** A running Parvis with the sample site. */
export class ParvisSite implements Site {
  readonly name = 'Parvis';
  readonly #prepared: ParvisOnServer;
  readonly #cookie: string;
  readonly #send: Send;
  readonly #idBySlug = new Map<string, string>();
  readonly #headers = new Map<string, { readonly slug: string; readonly parentId?: string }>();

  private constructor(prepared: ParvisOnServer, cookie: string) {
    this.#prepared = prepared;
    this.#cookie = cookie;
    this.#send = apiSender(this.origin, cookie);
  }

  /** Signs in, and names the facets. */
  static async open(prepared: ParvisOnServer): Promise<ParvisSite> {
    const site = new ParvisSite(prepared, await sessionCookie(prepared.parvis.origin));
    for (const { group, id, name } of facets)
      await site.#send('POST', '/api/facets', { group, id, names: { fr: name, en: name } });
    return site;
  }

  get origin(): string {
    return this.#prepared.parvis.origin;
  }

  async importPages(pages: readonly PlacedPage[]): Promise<readonly string[]> {
    const sent = pages.map((page) => ({
      kind: 'page',
      ...pageBody(page),
      ...this.#parentOf(page),
      modules: modulesOf(page),
      publish: true,
    }));
    const ids = await writeItems(this.#send, sent);
    for (const [place, page] of pages.entries()) {
      const id = ids[place];
      if (id === undefined) throw new Error(`${page.slug} has no id`);
      this.#idBySlug.set(page.slug, id);
      this.#headers.set(id, { slug: page.slug, ...this.#parentOf(page) });
    }
    return ids;
  }

  async setMenu(): Promise<void> {
    const entry = ({ title, slug }: PlacedPage) => ({
      label: title,
      link: { kind: 'content', contentId: this.#idBySlug.get(slug) },
    });
    const entries = menuPages.map(({ top, below }) => ({
      ...entry(top),
      children: below.map(entry),
    }));
    await this.#send('POST', '/api/menus', { name: 'main', locale: 'fr', entries });
  }

  importNews(news: readonly SampleNews[]): Promise<readonly string[]> {
    const drafts = news.map((one) => ({ kind: 'news', locale: 'fr', nature: 'article', ...one }));
    return writeItems(this.#send, drafts);
  }

  async publishNews(ids: readonly string[]): Promise<void> {
    const published = ids.map((id) => ({ kind: 'news', id, action: 'publish' }));
    await writeItems(this.#send, published);
  }

  async saverOf(id: string): Promise<(title: string) => Promise<void>> {
    const header = this.#headers.get(id);
    if (header === undefined) throw new Error(`${id} was not imported`);
    return headerSaver({ origin: this.origin, cookie: this.#cookie }, { id, ...header });
  }

  listPath(list: SampleList): string {
    const facetsOfState = facetsOf(list).filter(([, ids]) => ids.length > 0);
    const state = toListState({
      facets: Object.fromEntries(facetsOfState),
      keywords: list.words.join(' '),
    });
    return writeListAddress(filterLists.news, 'fr', dictionary, state);
  }

  settle(): Promise<void> {
    return this.#prepared.caughtUp();
  }

  cpu(): Promise<CpuSeconds> {
    const { parvis, pool } = this.#prepared;
    return cpuSecondsOf(parvis.pid ?? 0, pool);
  }

  megabytes(): Promise<number> {
    return this.#prepared.parvis.residentMegabytes();
  }

  transactions(): Promise<number> {
    return transactionsOf(this.#prepared.pool);
  }

  #parentOf({ above }: PlacedPage): { readonly parentId?: string } {
    const parentId = this.#idBySlug.get(above.at(-1) ?? '');
    return parentId === undefined ? {} : { parentId };
  }
}
