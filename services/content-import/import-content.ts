import { type ContentHeader, headerOfKind } from '@parvis/contracts/content/header.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { ApiClient, type ApiClientOptions, type KeyedItem } from './api-client.ts';
import { eachAtOnce } from './each-at-once.ts';
import { type ItemView, toCreation, type WantedItem } from './import-item.ts';
import { ItemsImport } from './import-items.ts';
import {
  type ImportedPage,
  type ImportReport,
  outcomeOfOthers,
  type RunningImport,
} from './import-report.ts';
import { pairByName } from './pair-by-name.ts';
import { type ImportPlan, indexKey, type PlannedPage, planImport } from './plan-import.ts';
import { readSource } from './read-source.ts';
import { resolveLinks } from './resolve-links.ts';
import { WrittenParts } from './written-parts.ts';

export interface ImportOptions extends ApiClientOptions {
  /** A folder of Markdown documents, which a `manifest.json` lists, or which have front matter. */
  readonly folder: string;
  /** Called with each step as a line of text, and how many of how many items are done. */
  readonly progress: (line: string, done: number, total: number) => void;
  /** Ends the import between two requests. */
  readonly signal?: AbortSignal;
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
    return new ItemsImport(pairByName(documents), name, client, options).run();
  const plan = planImport({ manifest, documents });
  return new Import(plan, client, options).run();
}

class Import {
  readonly #plan: ImportPlan;
  readonly #running: RunningImport;
  readonly #notes: string[];
  readonly #written: WrittenParts<PlannedPage>;

  constructor(plan: ImportPlan, client: ApiClient, running: RunningImport) {
    this.#plan = plan;
    this.#running = running;
    this.#notes = [...plan.report];
    const note = (page: PlannedPage, what: string) => {
      this.#notes.push(`${nameOf(page)}: ${what}`);
    };
    this.#written = new WrittenParts({ client, note, signal: running.signal });
  }

  /** Every page exists before the first text is saved: links need their addresses. */
  async run(): Promise<ImportReport> {
    const { pages } = this.#plan;
    await this.#createAll(pages.filter(({ key }) => key === indexKey));
    await this.#createAll(pages.filter(({ key }) => key !== indexKey));
    const outcomes = new Map<PlannedPage, ImportedPage['outcome']>();
    await this.#written.complete(this.#wanted(), (page, outcome) => {
      outcomes.set(page, outcome);
      const line = `${outcomes.size}/${pages.length} ${nameOf(page)}: ${outcome}`;
      this.#running.progress(line, outcomes.size, pages.length);
    });
    const keys = new Set(pages.map(({ key }) => key));
    await eachAtOnce([...keys], (key) =>
      this.#written.pair(pages.filter((page) => page.key === key)),
    );
    const imported = pages.map((page): ImportedPage => {
      const { locale, title, file } = page;
      const outcome = outcomes.get(page) ?? outcomeOfOthers(this.#running);
      const url = this.#written.viewOf(page)?.url ?? '';
      return { kind: 'page', locale, title, file, url, outcome };
    });
    return { pages: imported, notes: this.#notes };
  }

  /** Creates pages together. A page below a refused one is not created. */
  async #createAll(pages: readonly PlannedPage[]): Promise<void> {
    const items = new Map<PlannedPage, KeyedItem>();
    for (const page of pages) {
      const { key, locale, title, slug } = page;
      const parent = key === indexKey ? undefined : this.#indexIn(locale);
      if (key !== indexKey && parent === undefined) continue;
      const header = headerOfKind('page', { title, slug, parentId: parent?.id });
      items.set(page, toCreation(`${this.#plan.collection}/${key}/${locale}`, locale, header));
    }
    await this.#written.create(items);
  }

  #wanted(): ReadonlyMap<PlannedPage, WantedItem> {
    const wanted = new Map<PlannedPage, WantedItem>();
    for (const page of this.#plan.pages) {
      const view = this.#written.viewOf(page);
      if (view === undefined) continue;
      const { doc, report } = resolveLinks(page, this.#plan, (target) => this.#pathOf(target));
      this.#notes.push(...report);
      const modules = page.document ? [{ type: 'text' as const, data: { doc } }] : [];
      wanted.set(page, { header: retitled(view, page.title), modules });
    }
    return wanted;
  }

  #indexIn(locale: Locale): ItemView | undefined {
    const index = this.#plan.pages.find((one) => one.key === indexKey && one.locale === locale);
    return index && this.#written.viewOf(index);
  }

  #pathOf(page: PlannedPage): string {
    return this.#written.viewOf(page)?.url ?? '/';
  }
}

/** Returns the header of a page as it is, with the title of its document. */
function retitled(view: ItemView, title: string): ContentHeader {
  const fields = Object.entries(view).filter(([, value]) => value !== null);
  return headerOfKind('page', { ...Object.fromEntries(fields), title });
}

function nameOf(page: PlannedPage): string {
  return page.file ?? `${page.locale} “${page.title}”`;
}
