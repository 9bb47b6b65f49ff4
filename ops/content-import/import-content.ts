import type { ContentView } from '@parvis/contracts/content/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { ApiClient, type ApiClientOptions, ApiRefusal } from './api-client.ts';
import { ItemsImport } from './import-items.ts';
import { createPage, fillPage, type PageRequests } from './import-page.ts';
import type { ImportedPage, ImportReport } from './import-report.ts';
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

  constructor(plan: ImportPlan, client: ApiClient, progress: (line: string) => void) {
    this.#plan = plan;
    this.#client = client;
    this.#progress = progress;
    this.#notes = [...plan.report];
  }

  /** Every page exists before the first text is saved: links need their addresses. */
  async run(): Promise<ImportReport> {
    for (const page of this.#plan.pages) await this.#create(page);
    const pages: ImportedPage[] = [];
    for (const [index, page] of this.#plan.pages.entries()) {
      const outcome = await this.#fill(page);
      const { locale, title } = page;
      pages.push({ locale, title, url: this.#views.get(page)?.url ?? '', outcome });
      const count = `${index + 1}/${this.#plan.pages.length}`;
      this.#progress(`${count} ${nameOf(page)}: ${outcome}`);
    }
    await this.#pairAll();
    return { pages, notes: this.#notes };
  }

  #requests(page: PlannedPage): PageRequests {
    const name = `${this.#plan.collection}/${page.key}/${page.locale}`;
    return { client: this.#client, page, name };
  }

  async #create(page: PlannedPage): Promise<void> {
    const parent =
      page.key === indexKey ? undefined : this.#views.get(this.#page(indexKey, page.locale));
    if (page.key !== indexKey && parent === undefined) return;
    await this.#noting(page, async () => {
      this.#views.set(page, await createPage(this.#requests(page), parent?.id));
    });
  }

  async #fill(page: PlannedPage): Promise<ImportedPage['outcome']> {
    const view = this.#views.get(page);
    if (view === undefined) return 'refused';
    const { doc, report } = resolveLinks(page, this.#plan, (target) => this.#pathOf(target));
    this.#notes.push(...report);
    const requests = this.#requests(page);
    const outcome = await this.#noting(page, () => fillPage(requests, view, doc));
    if (outcome === 'kept')
      this.#notes.push(
        `${nameOf(page)}: edited or deleted here since it was imported, left as it is`,
      );
    return outcome ?? 'refused';
  }

  async #pairAll(): Promise<void> {
    for (const page of this.#plan.pages) {
      const first = this.#plan.pages.find(({ key }) => key === page.key) ?? page;
      const [source, target] = [this.#views.get(first), this.#views.get(page)];
      if (first === page || source === undefined || target === undefined) continue;
      await this.#noting(first, async () => {
        const paired = await pairTranslations(this.#client, source, target.id);
        if (paired) this.#progress(`${source.url} and ${target.url} are linked as translations`);
      });
    }
  }

  #page(key: string, locale: Locale): PlannedPage {
    const page = this.#plan.pages.find((one) => one.key === key && one.locale === locale);
    if (page === undefined) throw new Error(`no page ${key} was planned in ${locale}`);
    return page;
  }

  #pathOf(page: PlannedPage): string {
    return this.#views.get(page)?.url ?? '/';
  }

  /** Runs a step and records a refusal as a note. */
  async #noting<T>(page: PlannedPage, step: () => Promise<T>): Promise<T | undefined> {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      this.#notes.push(`${nameOf(page)}: ${error.message}`);
      return undefined;
    }
  }
}

function nameOf(page: PlannedPage): string {
  return page.file ?? `${page.locale} “${page.title}”`;
}
