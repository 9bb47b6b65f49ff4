import type { ContentId } from '@parvis/contracts/content/ids.ts';
import {
  previewParameter,
  previewTokenSchema,
} from '@parvis/contracts/content/preview-link-endpoints.ts';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../adapters/clock.ts';
import type { ItemStore } from '../item/item-store.ts';
import type { Previews } from '../preview/previews.ts';
import { findLink } from './valid-links.ts';

/** The addresses of files of media in a page: images by hash, files by id. */
const mediaAddress =
  /\/media\/(?:renditions\/([0-9a-f]{64})\/[\w-]+\/\d+\.\w+|files\/(\w+)\/[^\s"'<>\\&,)?#]+)/g;

/** The drafts whose media are remembered, and for how long: milliseconds. */
const remembered = { max: 200, ttl: 10_000 };

/** Drafts, and the media in them, for whoever has a link. */
export class SharedPreviews {
  readonly #store: Pick<ItemStore, 'load'>;
  readonly #previews: Pick<Previews, 'shared'>;
  readonly #clock: Clock;
  readonly #media = new LRUCache<ContentId, ReadonlySet<string>>(remembered);

  constructor(store: Pick<ItemStore, 'load'>, previews: Pick<Previews, 'shared'>, clock: Clock) {
    this.#store = store;
    this.#previews = previews;
    this.#clock = clock;
  }

  /**
   * Returns the draft as it would be published, as an HTML document whose media are shown by the
   * same link; undefined when the link is not valid.
   */
  async page(contentId: ContentId, secret: string): Promise<string | undefined> {
    const { state } = await this.#store.load(contentId);
    const link = findLink(state, secret, this.#clock.now().toISOString());
    const html = link && (await this.#previews.shared(contentId, link.until));
    if (html === undefined) return undefined;
    this.#media.set(contentId, mediaIn(html));
    return html.replaceAll(mediaAddress, `$&?${previewParameter}=${contentId}.${secret}`);
  }

  /** Returns whether a link shows a medium, named by its id or by the hash of its image. */
  async shows(token: unknown, medium: string): Promise<boolean> {
    const parsed = previewTokenSchema.safeParse(token);
    if (!parsed.success) return false;
    const [contentId, secret] = parsed.data;
    const { state } = await this.#store.load(contentId);
    if (findLink(state, secret, this.#clock.now().toISOString()) === undefined) return false;
    if (!this.#media.has(contentId)) await this.page(contentId, secret);
    return this.#media.get(contentId)?.has(medium) ?? false;
  }
}

function mediaIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(mediaAddress)].flatMap(([, hash, id]) => hash ?? id ?? []));
}
