import type { ContentHeader } from '@parvis/contracts/content/header.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { playlistIdSchema } from '@parvis/contracts/playlists/ids.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { ApiClient } from './api-client.ts';
import { documentFault } from './document-fault.ts';
import { eachAtOnce } from './each-at-once.ts';
import { titleOfFront } from './front-matter.ts';
import { headerOfFront } from './header-of-front.ts';
import { createItem, fillItem, type ItemView } from './import-item.ts';
import { type ImportedPage, type ImportReport, notingRefusal } from './import-report.ts';
import { isRelative, parseLink, type WrittenItem, type WrittenVersion } from './pair-by-name.ts';
import { pairTranslations } from './pair-translations.ts';
import { type References, resolveModule } from './resolve-module.ts';

/** An item in one language. */
interface Part {
  readonly item: WrittenItem;
  readonly locale: Locale;
  readonly version: WrittenVersion;
}

/** Imports items from documents that are paired by their names, as `importContent` describes. */
export class ItemsImport {
  readonly #items: readonly WrittenItem[];
  readonly #name: string;
  readonly #client: ApiClient;
  readonly #progress: (line: string) => void;
  readonly #notes: string[] = [];
  /** The items that exist, by key and language. */
  readonly #views = new Map<string, ItemView>();

  /** @param name identifies the requests of this folder */
  constructor(
    items: readonly WrittenItem[],
    name: string,
    client: ApiClient,
    progress: (line: string) => void,
  ) {
    this.#items = items;
    this.#name = name;
    this.#client = client;
    this.#progress = progress;
  }

  /** Every item exists before the first module is saved: links need their ids. */
  async run(): Promise<ImportReport> {
    const parts = this.#items.flatMap((item) =>
      [...item.versions].map(([locale, version]) => ({ item, locale, version })),
    );
    for (const part of parts) await this.#create(part);
    const outcomes = new Map<Part, ImportedPage['outcome']>();
    await eachAtOnce(parts, async (part) => {
      const outcome = await this.#fill(part);
      outcomes.set(part, outcome);
      this.#progress(`${outcomes.size}/${parts.length} ${part.version.file}: ${outcome}`);
    });
    await eachAtOnce(this.#items, (item) => this.#pair(item));
    const pages = parts.map((part): ImportedPage => {
      const url = this.#views.get(nameIn(part.item.key, part.locale))?.url ?? '';
      const outcome = outcomes.get(part) ?? 'refused';
      return { locale: part.locale, title: titleOfFront(part.version.front), url, outcome };
    });
    return { pages, notes: this.#notes };
  }

  async #create(part: Part): Promise<void> {
    const { item, locale, version } = part;
    const name = `${this.#name}/${item.key}/${locale}`;
    await this.#noting(version.file, async () => {
      const view = await createItem(this.#client, name, locale, this.#header(part));
      this.#views.set(nameIn(item.key, locale), view);
    });
  }

  async #fill(part: Part): Promise<ImportedPage['outcome']> {
    const { item, locale, version } = part;
    const view = this.#views.get(nameIn(item.key, locale));
    if (view === undefined) return 'refused';
    const references = this.#references(part);
    const { image } = version.front;
    if (image !== undefined && !mediaIdSchema.safeParse(image).success)
      this.#note(version.file, `image: “${image}” is not the id of an image`);
    const modules = version.modules.flatMap(({ type, versions }) => {
      if (versions.length > 1)
        this.#note(version.file, `former versions of a ${type} are left out`);
      try {
        return [resolveModule(type, versions.at(-1)?.data, references)];
      } catch (cause) {
        this.#note(version.file, documentFault(cause));
        return [];
      }
    });
    const wanted = { header: this.#header(part), modules };
    const outcome = await this.#noting(version.file, () => fillItem(this.#client, view, wanted));
    if (outcome === 'kept')
      this.#note(version.file, 'edited or deleted here since it was imported, left as it is');
    return outcome ?? 'refused';
  }

  async #pair({ key, versions }: WrittenItem): Promise<void> {
    const views = [...versions.keys()].flatMap(
      (locale) => this.#views.get(nameIn(key, locale)) ?? [],
    );
    const [first, ...others] = views;
    if (first === undefined) return;
    for (const other of others)
      await this.#noting(key, () => pairTranslations(this.#client, first, other.id));
  }

  /** An image that the library does not have is left out. */
  #header(part: Part): ContentHeader {
    const { image, ...front } = part.version.front;
    const isKnown = mediaIdSchema.safeParse(image).success;
    return headerOfFront({ ...front, ...(isKnown && { image }) }, this.#references(part));
  }

  #references({ locale, version: { file } }: Part): References {
    return {
      contentId: (key) => {
        const id = this.#views.get(nameIn(key, locale))?.id;
        if (id === undefined) throw new Error(`there is no ${key} in ${locale}`);
        return id;
      },
      mediaId: (key) => {
        const id = mediaIdSchema.safeParse(key);
        if (!id.success) throw new Error(`“${key}” is not the id of an image or a file`);
        return id.data;
      },
      playlistId: (key) => playlistIdSchema.parse(key),
      address: (href) => this.#address(href, file),
      dropped: (what) => this.#note(file, what),
    };
  }

  #address(href: string, file: string): string | undefined {
    if (!isRelative(href)) return href;
    const named = parseLink(href, file);
    const url = named && this.#views.get(nameIn(named.key, named.locale))?.url;
    if (url === undefined) this.#note(file, `link to a document that is not imported: ${href}`);
    return url;
  }

  #note(file: string, what: string): void {
    this.#notes.push(`${file}: ${what}`);
  }

  #noting<T>(file: string, step: () => Promise<T>): Promise<T | undefined> {
    return notingRefusal(step, (reason) => this.#note(file, reason));
  }
}

function nameIn(key: string, locale: Locale): string {
  return `${key}.${locale}`;
}
