import type { ContentView } from '@parvis/contracts/content/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { ApiClient, type ApiClientOptions, ApiRefusal } from './api-client.ts';
import { createPage, fillPage, type PageOutcome, type PageRequests } from './import-page.ts';
import { readManifest } from './manifest.ts';
import { pairTranslations } from './pair-translations.ts';
import { type ImportPlan, indexKey, type PlannedPage, planImport } from './plan-import.ts';
import { resolveLinks } from './resolve-links.ts';

export interface ImportOptions extends ApiClientOptions {
  /** A folder with a `manifest.json` and the Markdown documents it names. */
  readonly folder: string;
  /** Called with each step as a line of text. */
  readonly progress: (line: string) => void;
}

export interface ImportedPage {
  readonly locale: Locale;
  readonly title: string;
  readonly url: string;
  readonly outcome: PageOutcome | 'refused';
}

export interface ImportReport {
  readonly pages: readonly ImportedPage[];
  /** What could not be imported, or was refused, in words. */
  readonly notes: readonly string[];
}

/**
 * Imports a folder of documents in two languages through the HTTP API: creates pages, texts, links
 * between them and translations, and publishes them. A second run writes only what changed in the
 * folder. A page that is refused is reported; the others are still imported.
 * @throws Error in one sentence when the folder cannot be read or the API does not respond
 */
export async function importContent(options: ImportOptions): Promise<ImportReport> {
  const plan = planImport(await readManifest(options.folder));
  return new Import(plan, new ApiClient(options), options.progress).run();
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
    for (const page of this.#plan.pages.filter(({ locale }) => locale === 'fr')) {
      const [source, target] = [page, this.#page(page.key, 'en')].map((side) =>
        this.#views.get(side),
      );
      if (source === undefined || target === undefined) continue;
      await this.#noting(page, async () => {
        const paired = await pairTranslations(this.#client, source.id, target.id);
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
