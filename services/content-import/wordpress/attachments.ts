import { posix } from 'node:path';
import type { SourceMedia } from '../sites/source-site.ts';
import { fieldOf } from './fields.ts';
import type { WxrItem } from './read-wxr.ts';

/** The attachments of an export, and the files that its items show. */
export class Attachments {
  /** The files that are shown, by their addresses. */
  readonly media = new Map<string, SourceMedia>();
  readonly #base: URL;
  readonly #byId: ReadonlyMap<string, WxrItem>;
  readonly #byAddress: ReadonlyMap<string, WxrItem>;

  constructor(items: readonly WxrItem[], base: URL) {
    this.#base = base;
    const attachments = items.filter((item) => fieldOf(item, 'wp:post_type') === 'attachment');
    this.#byId = new Map(attachments.map((item) => [fieldOf(item, 'wp:post_id'), item]));
    this.#byAddress = new Map(
      attachments.map((item) => [fieldOf(item, 'wp:attachment_url'), item]),
    );
  }

  /** The titles of those that no item shows. */
  unused(): readonly string[] {
    return [...this.#byAddress]
      .filter(([address]) => !this.media.has(address))
      .map(([, item]) => fieldOf(item, 'title'));
  }

  addressOf(id: string): string | undefined {
    const item = this.#byId.get(id);
    return item && fieldOf(item, 'wp:attachment_url');
  }

  /** The alternative text in the library of WordPress. */
  altOf(id: string): string | undefined {
    return this.#byId.get(id)?.meta.get('_wp_attachment_image_alt');
  }

  /** The numbers of the pictures that were uploaded to an item. */
  picturesOf(parent: string): readonly string[] {
    return [...this.#byId]
      .filter(([id, item]) => fieldOf(item, 'wp:post_parent') === parent && this.#isPicture(id))
      .map(([id]) => id);
  }

  /** Has a file come; returns its key: the original of a picture that an address shows in some size. */
  mediaAt(address: string): string | undefined {
    if (address === '' || !URL.canParse(address, this.#base.href)) return undefined;
    const url = new URL(address, this.#base.href);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
    url.hash = '';
    // WordPress resizes by the query of an address.
    if (url.host === this.#base.host || url.host.endsWith('.files.wordpress.com')) url.search = '';
    const original = url.href.replace(/-\d{2,5}x\d{2,5}(?=\.[a-z]+$)/i, '');
    const found = this.#byAddress.get(original);
    const key = found === undefined ? url.href : original;
    this.media.set(key, { from: { url: key }, title: found && fieldOf(found, 'title') });
    return key;
  }

  /** Has the files come to which a text links, other than pictures. */
  findLinked(html: string): void {
    for (const [, href = ''] of html.matchAll(/href="([^"]{1,2000})"/g)) {
      const item = this.#byAddress.get(href);
      if (item !== undefined && !this.#isPicture(fieldOf(item, 'wp:post_id'))) this.mediaAt(href);
    }
  }

  #isPicture(id: string): boolean {
    return /^\.(?:jpe?g|png|gif|webp|avif)$/i.test(posix.extname(this.addressOf(id) ?? ''));
  }
}
