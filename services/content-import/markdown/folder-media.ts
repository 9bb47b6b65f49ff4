import { join, posix } from 'node:path';
import { decoded } from '../sites/decoded.ts';
import type { SourceMedia } from '../sites/source-site.ts';

/** The files that the documents of a folder show. */
export class FolderMedia {
  /** By their paths within the folder, or their addresses. */
  readonly media = new Map<string, SourceMedia>();
  readonly #folder: string;
  readonly #files: ReadonlySet<string>;
  readonly #roots: readonly string[];

  /** @param roots folders in which addresses that begin with a slash are looked for */
  constructor(folder: string, files: ReadonlySet<string>, roots: readonly string[]) {
    this.#folder = folder;
    this.#files = files;
    this.#roots = roots;
  }

  /** Has a file come, and returns its key: one of the folder, or one at an address. */
  add(address: string, from: string): string | undefined {
    const file = this.fileAt(address, from);
    if (file !== undefined) this.media.set(file, { from: { file: join(this.#folder, file) } });
    if (file !== undefined || !/^https?:/i.test(address) || !URL.canParse(address)) return file;
    const { href } = new URL(address);
    this.media.set(href, { from: { url: href } });
    return href;
  }

  /** Has the files come to which HTML links, other than documents. */
  addLinked(html: string, from: string): void {
    for (const [, href = ''] of html.matchAll(/href="([^"]{1,1000})"/g)) {
      const file = this.fileAt(href, from);
      if (file !== undefined && !/\.(?:mdx?|markdown|html?)$/i.test(file)) this.add(href, from);
    }
  }

  /** Returns a file of the folder. Only those that were listed are found: no address leads out of it. */
  fileAt(address: string, from: string): string | undefined {
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(address)) return undefined;
    const [path = ''] = decoded(address).split(/[?#]/);
    if (path === '') return undefined;
    const within = (root: string) => posix.join(root, path.startsWith('/') ? `.${path}` : path);
    const beside = path.startsWith('/') ? [] : [posix.join(posix.dirname(from), path)];
    return [...beside, ...this.#roots.map(within)].find((place) => this.#files.has(place));
  }
}
