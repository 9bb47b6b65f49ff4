import { createReadStream } from 'node:fs';
import sax from 'sax';

/** The largest export that is read, in bytes; WordPress splits larger ones. */
const maxWxrBytes = 512 * 1024 * 1024;

/** A word of a taxonomy, as an item names it. */
export interface WxrTerm {
  readonly domain: string;
  readonly slug: string;
  readonly name: string;
}

/** An item of an export: a post, a page, an attachment, an entry of a menu. */
export interface WxrItem {
  /** The texts of its elements, by their names: `title`, `wp:post_type`, `content:encoded`. */
  readonly fields: ReadonlyMap<string, string>;
  readonly meta: ReadonlyMap<string, string>;
  readonly terms: readonly WxrTerm[];
  readonly comments: number;
}

export interface Wxr {
  /** The texts of the channel's own elements. */
  readonly channel: ReadonlyMap<string, string>;
  /** The names of authors, by their logins. */
  readonly authors: ReadonlyMap<string, string>;
  readonly items: readonly WxrItem[];
}

interface Item {
  readonly fields: Map<string, string>;
  readonly meta: Map<string, string>;
  readonly terms: WxrTerm[];
  comments: number;
}

/** Reads the events of the parser: only elements at known depths count. */
class WxrReader {
  readonly channel = new Map<string, string>();
  readonly authors = new Map<string, string>();
  readonly items: Item[] = [];
  readonly #path: string[] = [];
  #text = '';
  #attributes: Readonly<Record<string, string>> = {};
  #item: Item | undefined;
  #group = new Map<string, string>();

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#path.push(name);
    this.#text = '';
    this.#attributes = attributes;
    const depth = this.#path.length;
    if (depth === 1 && name !== 'rss') throw new Error('it is not an export of WordPress (WXR)');
    if (depth === 3 && name === 'item')
      this.#item = { fields: new Map(), meta: new Map(), terms: [], comments: 0 };
    if ((depth === 3 && name !== 'item') || (depth === 4 && this.#item)) this.#group = new Map();
  }

  text(text: string): void {
    this.#text += text;
  }

  close(name: string): void {
    const depth = this.#path.length;
    const parent = this.#path[depth - 2];
    if (this.#item === undefined) this.#closeOfChannel(name, depth, parent);
    else this.#closeOfItem(this.#item, name, depth, parent);
    this.#path.pop();
    if (depth !== 3 || name !== 'item' || this.#item === undefined) return;
    this.items.push(this.#item);
    this.#item = undefined;
  }

  #closeOfChannel(name: string, depth: number, parent: string | undefined): void {
    if (depth === 3 && name === 'wp:author') {
      const login = this.#group.get('wp:author_login') ?? '';
      this.authors.set(login, this.#group.get('wp:author_display_name') ?? login);
    } else if (depth === 3) this.channel.set(name, this.#text.trim());
    else if (depth === 4 && parent === 'wp:author') this.#group.set(name, this.#text.trim());
  }

  #closeOfItem(item: Item, name: string, depth: number, parent: string | undefined): void {
    if (depth === 5 && parent === 'wp:postmeta') this.#group.set(name, this.#text);
    if (depth !== 4) return;
    if (name === 'wp:comment') item.comments += 1;
    else if (name === 'wp:postmeta')
      item.meta.set(this.#group.get('wp:meta_key') ?? '', this.#group.get('wp:meta_value') ?? '');
    else if (name === 'category') {
      const { domain = 'category', nicename = '' } = this.#attributes;
      item.terms.push({ domain, slug: nicename, name: this.#text.trim() });
    } else item.fields.set(name, this.#text);
  }
}

/**
 * Reads an export of WordPress while it streams. Entities that a document defines are not expanded.
 * @throws Error in one sentence that names the line at fault
 */
export async function readWxr(file: string): Promise<Wxr> {
  const parser = sax.parser(true, { position: true });
  const reader = new WxrReader();
  Object.assign(parser, {
    onopentag: ({ name, attributes }: sax.Tag) => reader.open(name, attributes),
    ontext: (text: string) => reader.text(text),
    oncdata: (text: string) => reader.text(text),
    onclosetag: (name: string) => reader.close(name),
    ondoctype: requireNoEntities,
    onerror: (error: Error) => {
      const [what = ''] = error.message.split('\n');
      throw new Error(
        `line ${parser.line + 1} is not XML: ${what.toLowerCase().replace(/\.$/, '')}`,
      );
    },
  });
  let bytes = 0;
  for await (const chunk of createReadStream(file, { encoding: 'utf8' })) {
    bytes += chunk.length;
    if (bytes > maxWxrBytes)
      throw new Error('it has more than 512 MB: export parts of the site, for instance by year');
    parser.write(chunk);
  }
  parser.close();
  if (!reader.channel.has('wp:wxr_version'))
    throw new Error('it is not an export of WordPress (WXR)');
  return reader;
}

function requireNoEntities(doctype: string): void {
  if (/<!ENTITY/i.test(doctype))
    throw new Error('it defines entities of its own, which are refused');
}
