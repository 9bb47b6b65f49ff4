import type { ContentHeader } from '@parvis/contracts/content/header.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { playlistIdSchema } from '@parvis/contracts/playlists/ids.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { ApiClient, KeyedItem } from './api-client.ts';
import { documentFault } from './document-fault.ts';
import { eachAtOnce } from './each-at-once.ts';
import { titleOfFront } from './front-matter.ts';
import { headerOfFront } from './header-of-front.ts';
import { toCreation, type WantedItem } from './import-item.ts';
import {
  type ImportedPage,
  type ImportReport,
  outcomeOfOthers,
  type RunningImport,
} from './import-report.ts';
import { isRelative, parseLink, type WrittenItem, type WrittenVersion } from './pair-by-name.ts';
import { type References, resolveModule } from './resolve-module.ts';
import { WrittenParts } from './written-parts.ts';

/** An item in one language. */
interface Part {
  readonly item: WrittenItem;
  readonly locale: Locale;
  readonly version: WrittenVersion;
}

/** Imports items from documents that are paired by their names, as `importContent` describes. */
export class ItemsImport {
  readonly #parts: readonly Part[];
  readonly #byName: ReadonlyMap<string, Part>;
  readonly #name: string;
  readonly #running: RunningImport;
  readonly #notes: string[] = [];
  readonly #written: WrittenParts<Part>;

  /** @param name identifies the requests of this folder */
  constructor(
    items: readonly WrittenItem[],
    name: string,
    client: ApiClient,
    running: RunningImport,
  ) {
    this.#parts = items.flatMap((item) =>
      [...item.versions].map(([locale, version]) => ({ item, locale, version })),
    );
    this.#byName = new Map(this.#parts.map((part) => [nameIn(part.item.key, part.locale), part]));
    this.#name = name;
    this.#running = running;
    const note = (part: Part, what: string) => this.#note(part, what);
    this.#written = new WrittenParts({ client, note, signal: running.signal });
  }

  /** Every item exists before the first module is saved: links need their ids. */
  async run(): Promise<ImportReport> {
    await this.#createAll();
    const outcomes = new Map<Part, ImportedPage['outcome']>();
    const exist = this.#parts.filter((part) => this.#written.viewOf(part) !== undefined);
    const wanted = new Map(exist.map((part) => [part, this.#wanted(part)]));
    await this.#written.complete(wanted, (part, outcome) => {
      outcomes.set(part, outcome);
      const line = `${outcomes.size}/${this.#parts.length} ${part.version.file}: ${outcome}`;
      this.#running.progress(line, outcomes.size, this.#parts.length);
    });
    const items = new Set(this.#parts.map(({ item }) => item));
    await eachAtOnce([...items], (item) =>
      this.#written.pair(this.#parts.filter((part) => part.item === item)),
    );
    const pages = this.#parts.map((part): ImportedPage => {
      const url = this.#written.viewOf(part)?.url ?? '';
      const outcome = outcomes.get(part) ?? outcomeOfOthers(this.#running);
      const { front, file } = part.version;
      const title = titleOfFront(front);
      return { kind: front.kind, locale: part.locale, title, file, url, outcome };
    });
    return { pages, notes: this.#notes };
  }

  /** Creates items together, those above others first. */
  async #createAll(): Promise<void> {
    const depths = new Set(this.#parts.map(({ item }) => item.depth));
    for (const depth of [...depths].toSorted((one, other) => one - other)) {
      const creations = new Map<Part, KeyedItem>();
      for (const part of this.#parts.filter(({ item }) => item.depth === depth)) {
        const creation = this.#creation(part);
        if (creation !== undefined) creations.set(part, creation);
      }
      await this.#written.create(creations);
    }
  }

  /** Undefined, and reported, when something that it names does not exist, such as a refused parent. */
  #creation(part: Part): KeyedItem | undefined {
    const name = `${this.#name}/${part.item.key}/${part.locale}`;
    try {
      return toCreation(name, part.locale, this.#header(part));
    } catch (cause) {
      this.#note(part, documentFault(cause));
      return undefined;
    }
  }

  #wanted(part: Part): WantedItem {
    const references = this.#references(part);
    const { version } = part;
    const { image } = version.front;
    if (image !== undefined && !mediaIdSchema.safeParse(image).success)
      this.#note(part, `image: “${image}” is not the id of an image`);
    const modules = version.modules.flatMap(({ type, versions }) => {
      if (versions.length > 1) this.#note(part, `former versions of a ${type} are left out`);
      try {
        return [resolveModule(type, versions.at(-1)?.data, references)];
      } catch (cause) {
        this.#note(part, documentFault(cause));
        return [];
      }
    });
    return { header: this.#header(part), modules };
  }

  /** An image that the library does not have is left out. */
  #header(part: Part): ContentHeader {
    const { image, ...front } = part.version.front;
    const isKnown = mediaIdSchema.safeParse(image).success;
    return headerOfFront({ ...front, ...(isKnown && { image }) }, this.#references(part));
  }

  #references(part: Part): References {
    const { locale } = part;
    return {
      contentId: (key) => {
        const id = this.#viewOf(key, locale)?.id;
        if (id === undefined) throw new Error(`there is no ${key} in ${locale}`);
        return id;
      },
      mediaId: (key) => {
        const id = mediaIdSchema.safeParse(key);
        if (!id.success) throw new Error(`“${key}” is not the id of an image or a file`);
        return id.data;
      },
      playlistId: (key) => playlistIdSchema.parse(key),
      address: (href) => this.#address(href, part),
      dropped: (what) => this.#note(part, what),
    };
  }

  #address(href: string, part: Part): string | undefined {
    if (!isRelative(href)) return href;
    const named = parseLink(href, part.version.file);
    const url = named && this.#viewOf(named.key, named.locale)?.url;
    if (url === undefined) this.#note(part, `link to a document that is not imported: ${href}`);
    return url;
  }

  #viewOf(key: string, locale: Locale) {
    const part = this.#byName.get(nameIn(key, locale));
    return part && this.#written.viewOf(part);
  }

  #note({ version }: Part, what: string): void {
    this.#notes.push(`${version.file}: ${what}`);
  }
}

function nameIn(key: string, locale: Locale): string {
  return `${key}.${locale}`;
}
