import { type ContentView, contentViewSchema } from '@parvis/contracts/content/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { ApiClient, type ApiClientOptions, ApiRefusal, type KeyedItem } from './api-client.ts';
import { eachAtOnce } from './each-at-once.ts';
import { ItemsImport } from './import-items.ts';
import {
  fillPage,
  type PageOutcome,
  type PageRequests,
  toCreation,
  toPublication,
} from './import-page.ts';
import { type ImportedPage, type ImportReport, notingRefusal } from './import-report.ts';
import { pairByName } from './pair-by-name.ts';
import { pairTranslations } from './pair-translations.ts';
import { type ImportPlan, indexKey, type PlannedPage, planImport } from './plan-import.ts';
import { readSource } from './read-source.ts';
import { resolveLinks } from './resolve-links.ts';

export interface ImportOptions extends ApiClientOptions {
  /** A folder of Markdown documents, which a `manifest.json` lists, or which have front matter. */
  readonly folder: string;
  /** Called with each step as a line of text. */
  readonly progress: (line: string) => void;
}

/**
 * Imports a folder of documents through the HTTP API: creates items, their modules, links between
 * them and translations, and publishes them. A second run writes only what changed in the folder. An
 * item that is refused is reported; the others are still imported.
 * @throws Error in one sentence when the folder cannot be read or the API does not respond
 */
export async function importContent(options: ImportOptions): Promise<ImportReport> {
  const { name, manifest, documents } = await readSource(options.folder);
  const client = new ApiClient(options);
  if (manifest === undefined)
    return new ItemsImport(pairByName(documents), name, client, options.progress).run();
  const plan = planImport({ manifest, documents });
  return new Import(plan, client, options.progress).run();
}

class Import {
  readonly #plan: ImportPlan;
  readonly #client: ApiClient;
  readonly #progress: (line: string) => void;
  readonly #notes: string[];
  readonly #views = new Map<PlannedPage, ContentView>();
  readonly #outcomes = new Map<PlannedPage, PageOutcome>();

  constructor(plan: ImportPlan, client: ApiClient, progress: (line: string) => void) {
    this.#plan = plan;
    this.#client = client;
    this.#progress = progress;
    this.#notes = [...plan.report];
  }

  /** Every page exists before the first text is saved: links need their addresses. */
  async run(): Promise<ImportReport> {
    const { pages } = this.#plan;
    await this.#createAll(pages.filter(({ key }) => key === indexKey));
    await this.#createAll(pages.filter(({ key }) => key !== indexKey));
    await eachAtOnce(pages, (page) => this.#fill(page));
    await this.#publishAll();
    await this.#pairAll();
    const imported = pages.map((page): ImportedPage => {
      const { locale, title } = page;
      const outcome = this.#outcomes.get(page) ?? 'refused';
      return { locale, title, url: this.#views.get(page)?.url ?? '', outcome };
    });
    return { pages: imported, notes: this.#notes };
  }

  #requests(page: PlannedPage): PageRequests {
    const name = `${this.#plan.collection}/${page.key}/${page.locale}`;
    return { client: this.#client, page, name };
  }

  /** Creates pages together, and reads them as they are now. A page below a refused one is not created. */
  async #createAll(pages: readonly PlannedPage[]): Promise<void> {
    const items = new Map<PlannedPage, KeyedItem>();
    for (const page of pages) {
      const isIndex = page.key === indexKey;
      const parent = isIndex ? undefined : this.#views.get(this.#page(indexKey, page.locale));
      if (isIndex || parent !== undefined)
        items.set(page, toCreation(this.#requests(page), parent?.id));
    }
    const ids = await this.#writeAll(items);
    await eachAtOnce([...ids], ([page, id]) =>
      this.#noting(page, async () => {
        const view = await this.#client.read(`/api/pages/${id}`, contentViewSchema);
        this.#views.set(page, view);
      }),
    );
  }

  async #fill(page: PlannedPage): Promise<void> {
    const view = this.#views.get(page);
    if (view === undefined) return;
    const { doc, report } = resolveLinks(page, this.#plan, (target) => this.#pathOf(target));
    this.#notes.push(...report);
    await this.#noting(page, async () => {
      const outcome = await fillPage(this.#requests(page), view, doc);
      if (outcome === 'kept')
        this.#notes.push(
          `${nameOf(page)}: edited or deleted here since it was imported, left as it is`,
        );
      this.#end(page, outcome);
    });
  }

  async #publishAll(): Promise<void> {
    const items = new Map<PlannedPage, KeyedItem>();
    for (const page of this.#outcomes.keys()) {
      const view = this.#views.get(page);
      if (view?.liveRevision === null && view.status !== 'deleted')
        items.set(page, toPublication(view.id));
    }
    await this.#writeAll(items);
  }

  /** Writes an item for each page. @returns the ids of those that were not refused */
  async #writeAll(
    items: ReadonlyMap<PlannedPage, KeyedItem>,
  ): Promise<ReadonlyMap<PlannedPage, string>> {
    const outcomes = await this.#client.writeItems([...items.values()]);
    const ids = new Map<PlannedPage, string>();
    for (const [index, page] of [...items.keys()].entries()) {
      const outcome = outcomes[index];
      await this.#noting(page, async () => {
        if (outcome === undefined) throw new Error('an item of a batch has no outcome');
        if ('problem' in outcome)
          throw new ApiRefusal('POST /api/items', outcome.status, outcome.problem);
        ids.set(page, outcome.body.id);
      });
    }
    return ids;
  }

  #end(page: PlannedPage, outcome: PageOutcome): void {
    this.#outcomes.set(page, outcome);
    const count = `${this.#outcomes.size}/${this.#plan.pages.length}`;
    this.#progress(`${count} ${nameOf(page)}: ${outcome}`);
  }

  #pairAll(): Promise<void> {
    const { pages } = this.#plan;
    const versionsOf = (page: PlannedPage) => pages.filter(({ key }) => key === page.key);
    const firsts = pages.filter((page) => versionsOf(page)[0] === page);
    return eachAtOnce(firsts, async (first) => {
      for (const page of versionsOf(first).slice(1)) await this.#pair(first, page);
    });
  }

  async #pair(first: PlannedPage, page: PlannedPage): Promise<void> {
    const [source, target] = [this.#views.get(first), this.#views.get(page)];
    if (source === undefined || target === undefined) return;
    await this.#noting(first, async () => {
      const paired = await pairTranslations(this.#client, source, target.id);
      if (paired) this.#progress(`${source.url} and ${target.url} are linked as translations`);
    });
  }

  #page(key: string, locale: Locale): PlannedPage {
    const page = this.#plan.pages.find((one) => one.key === key && one.locale === locale);
    if (page === undefined) throw new Error(`no page ${key} was planned in ${locale}`);
    return page;
  }

  #pathOf(page: PlannedPage): string {
    return this.#views.get(page)?.url ?? '/';
  }

  #noting<T>(page: PlannedPage, step: () => Promise<T>): Promise<T | undefined> {
    return notingRefusal(step, (reason) => this.#notes.push(`${nameOf(page)}: ${reason}`));
  }
}

function nameOf(page: PlannedPage): string {
  return page.file ?? `${page.locale} “${page.title}”`;
}
