import { maxTitleLength } from '@parvis/contracts/content/header.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { inFile } from './document-fault.ts';
import { type ParsedDocument, parseDocument } from './parse-document.ts';
import type { Manifest, Source } from './read-source.ts';
import { slugOfTitle } from './slug-of-title.ts';

/** A page to create: the collection’s own, or one document’s. */
export interface PlannedPage {
  /** The same in all languages and in every run: `index`, or the document’s number. */
  readonly key: string;
  readonly locale: Locale;
  readonly title: string;
  readonly slug: string;
  /** Its source file; undefined for the collection’s own page. */
  readonly file: string | undefined;
  readonly document: ParsedDocument | undefined;
}

export interface ImportPlan {
  /** Identifies this collection’s requests. */
  readonly collection: string;
  /** Pages in the order of creation: parents before children, then by their order. */
  readonly pages: readonly PlannedPage[];
  /** What could not be imported, file by file. */
  readonly report: readonly string[];
}

/** Documents that a manifest lists. */
type ListedSource = Pick<Source, 'documents'> & { readonly manifest: Manifest };

/** The key of the page above all documents. */
export const indexKey = 'index';

/** Plans the pages of a source, without any request. @throws Error that names the invalid file */
export function planImport({ manifest, documents }: ListedSource): ImportPlan {
  const ordered = manifest.documents.toSorted((one, other) => one.order - other.order);
  const pages: PlannedPage[] = [];
  const report: string[] = [];
  for (const locale of locales) {
    const title = manifest.title[locale];
    if (title === undefined) continue;
    const taken = new Set<string>();
    const index = { key: indexKey, locale, file: undefined, document: undefined };
    pages.push({ ...index, ...allocateAddress(title, new Set()) });
    for (const entry of ordered) {
      const file = entry[locale];
      if (file === undefined) continue;
      const document = parsed(file, documents.get(file));
      const address = allocateAddress(document.title, taken);
      taken.add(address.slug);
      pages.push({ key: String(entry.order), locale, file, document, ...address });
      report.push(...document.dropped.map((what) => `${file}: ${what}`));
    }
  }
  return {
    collection: slugOfTitle(manifest.title.en ?? pages[0]?.title ?? '', new Set()),
    pages,
    report,
  };
}

function allocateAddress(title: string, taken: ReadonlySet<string>) {
  const cut = title.length > maxTitleLength ? `${title.slice(0, maxTitleLength - 1)}…` : title;
  return { title: cut, slug: slugOfTitle(cut, taken) };
}

function parsed(file: string, markdown: string | undefined): ParsedDocument {
  if (markdown === undefined) throw new Error(`${file} was not read.`);
  return inFile(file, () => parseDocument(markdown));
}
