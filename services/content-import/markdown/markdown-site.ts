import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { Marked } from 'marked';
import { documentFault } from '../document-fault.ts';
import { type Note, partsOfHtml } from '../sites/parts-of-html.ts';
import type { LeftOut, SourceItem, SourceSite } from '../sites/source-site.ts';
import type { Dialect, Place } from './dialect.ts';
import { dayOf, nameOf, sectionAbove, termsOf, titled } from './document-fields.ts';
import { FolderMedia } from './folder-media.ts';
import { type FrontDocument, readFront, textOf, textsOf } from './front.ts';

const marked = new Marked({ gfm: true, async: false });
/** The largest document that is read, in bytes. */
const maxDocumentBytes = 4 * 1024 * 1024;

/** A document that comes, with its place. */
interface Found {
  readonly file: string;
  readonly document: FrontDocument;
  readonly place: Place;
}

/** Reads the documents of a folder as a dialect has them. */
export class MarkdownSite {
  readonly #folder: string;
  readonly #files: ReadonlySet<string>;
  readonly #dialect: Dialect;
  readonly #media: FolderMedia;
  readonly #leftOut: LeftOut[] = [];

  constructor(folder: string, files: ReadonlySet<string>, dialect: Dialect) {
    this.#folder = folder;
    this.#files = files;
    this.#dialect = dialect;
    this.#media = new FolderMedia(folder, files, dialect.roots);
  }

  async read(name: string): Promise<SourceSite> {
    const found: Found[] = [];
    for (const file of this.#files) {
      const one = await this.#find(file);
      if (one !== undefined) found.push(one);
    }
    const pages = this.#withPages(found);
    for (const folder of this.#dialect.outside ?? [])
      this.#leave(folder, 'it is outside of the folder of the site: move it there');
    const sections = new Map(
      pages
        .filter(({ place }) => place.kind === 'page')
        .map((one) => [`${nameOf(one.place.locale)}/${one.place.path}`, one.file]),
    );
    const items = pages.flatMap((one) => this.#itemOf(one, sections) ?? []);
    const { product, hosts, menus } = this.#dialect;
    return {
      name,
      product,
      items,
      media: this.#media.media,
      mediaKey: (href, item) => {
        const file = this.#media.fileAt(href, item.file ?? '');
        return file !== undefined && this.#media.media.has(file) ? file : undefined;
      },
      menus,
      hosts: new Set(hosts),
      leftOut: this.#leftOut,
    };
  }

  #leave(what: string, why: string): void {
    this.#leftOut.push({ what, why });
  }

  /** Returns the documents without those that are parts of others. */
  #withPages(found: readonly Found[]): readonly Found[] {
    const documents = new Map(found.map(({ file, document }) => [file, document]));
    const parts = this.#dialect.partsOfOthers?.(documents) ?? new Set();
    for (const file of parts) this.#leave(file, 'it is a part of other pages');
    return found.filter(({ file }) => !parts.has(file));
  }

  async #find(file: string): Promise<Found | undefined> {
    if (!/\.(?:mdx?|markdown|mkd|html)$/i.test(file)) return undefined;
    try {
      // Most files of a folder are no content: their place is found before they are read.
      if (this.#dialect.place(file, { front: {}, body: '' }) === undefined) return undefined;
      const source = await readFile(join(this.#folder, file), 'utf8');
      if (source.length > maxDocumentBytes) throw new Error('it has more than 4 MB');
      const document = readFront(source);
      const place = this.#dialect.place(file, document);
      if (place === undefined) return undefined;
      if ('why' in place) {
        this.#leave(file, place.why);
        return undefined;
      }
      return { file, place, document: document ?? { front: {}, body: source } };
    } catch (cause) {
      this.#leave(file, `it cannot be read: ${documentFault(cause)}`);
      return undefined;
    }
  }

  #itemOf(
    { file, document, place }: Found,
    sections: ReadonlyMap<string, string>,
  ): SourceItem | undefined {
    const { locale } = place;
    if (typeof locale !== 'string') {
      this.#leave(file, `the site does not have its language, ${locale.other}`);
      return undefined;
    }
    const { front } = document;
    const note: Note = (why, which) =>
      this.#leave(which === undefined ? file : `${file}: ${which}`, why);
    const text = this.#dialect.clean(document.body.replaceAll('\r\n', '\n'), note);
    const { title, body } = titled({ front, body: text });
    const html = this.#htmlOf(file, body, note);
    const isDraft =
      front['draft'] === true || front['published'] === false || /(?:^|\/)_drafts\//.test(file);
    if (isDraft) note('it was a draft: it comes as one');
    const author = textsOf(front, 'author', 'authors').join(', ');
    if (author !== '' && place.kind === 'page')
      this.#leave(`${file}: its author, ${author}`, 'pages have none');
    return {
      key: file,
      name: file,
      kind: place.kind,
      locale,
      title: title ?? place.slug,
      slug: place.slug,
      summary: textOf(front, 'description', 'summary', 'excerpt'),
      date: dayOf(front, note) ?? place.date,
      order: Math.max(
        0,
        Math.round(
          Number(textOf(front, 'weight', 'sidebar_position', 'nav_order', 'order') ?? 0),
        ) || 0,
      ),
      author: author === '' ? undefined : author,
      parent: place.kind === 'page' ? sectionAbove(place, sections) : undefined,
      translations: place.translations,
      ...termsOf(front, note),
      picture: this.#pictureOf(front, file),
      parts: partsOfHtml(html, (address) => this.#media.add(address, file), note),
      isPublic: !isDraft,
      oldPaths: [
        ...(place.oldPath === undefined ? [] : [place.oldPath]),
        ...textsOf(front, 'aliases', 'redirect_from').map((path) => posix.join('/', path)),
      ],
      file,
    };
  }

  #htmlOf(file: string, text: string, note: Note): string {
    const html = file.endsWith('.html') ? text : marked.parse(text, { async: false });
    if (/\[\^[^\]\s]+\]/.test(text)) note('footnotes are kept as text');
    this.#media.addLinked(html, file);
    return html;
  }

  #pictureOf(front: FrontDocument['front'], file: string): SourceItem['picture'] {
    const address =
      textOf(front, 'image', 'featured_image', 'featureImage', 'cover', 'thumbnail', 'thumb') ??
      textsOf(front, 'images')[0];
    const media = address === undefined ? undefined : this.#media.add(address, file);
    return media === undefined
      ? undefined
      : { media, alt: textOf(front, 'image-alt', 'image_alt', 'imageAlt', 'alt') };
  }
}
