import { contentStreamPrefix } from '@parvis/contracts/content/events.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { FileHistory } from '@parvis/contracts/media/file-history.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { MediaUseList } from '@parvis/contracts/media/uses.ts';
import { isOfKind, type MediaView, type MediaViewOf } from '@parvis/contracts/media/views.ts';
import { readContentItem } from '@parvis/projections/content-items/read-content-item.ts';
import { listFileHistory } from '@parvis/projections/media-library/list-file-history.ts';
import {
  listMedia,
  type MediaFilter,
  type MediaList,
} from '@parvis/projections/media-library/list-media.ts';
import { listUses } from '@parvis/projections/media-library/list-uses.ts';
import { readMedia } from '@parvis/projections/media-library/read-media.ts';
import {
  type PublicAccessResult,
  type PublicAccessSubject,
  readPublicAccess,
} from '@parvis/projections/media-library/read-public-access.ts';
import {
  type ReplacedPicture,
  readHasEverHadFilename,
  readReplacedPicture,
} from '@parvis/projections/media-library/read-replaced.ts';
import { readVisibility } from '@parvis/projections/media-library/read-visibility.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { type AccountNames, withNames } from '../streams/account-names.ts';
import { hasBegun } from '../streams/has-begun.ts';

interface MediaReadsPorts {
  readonly accountNames: AccountNames;
  readonly log: Pick<EventLog, 'readStream'>;
}

/** Reads media from the read models, with account names in place of account ids. */
export class MediaReads {
  readonly #db: Queryable;
  readonly #accountNames: AccountNames;
  readonly #log: Pick<EventLog, 'readStream'>;

  constructor(db: Queryable, { accountNames, log }: MediaReadsPorts) {
    this.#db = db;
    this.#accountNames = accountNames;
    this.#log = log;
  }

  /** Returns one page of the media that match a filter. */
  async list<Kind extends MediaView['kind']>(
    filter: MediaFilter & { readonly kind: Kind },
  ): Promise<Omit<MediaList, 'items'> & { readonly items: readonly MediaViewOf<Kind>[] }> {
    const list = await listMedia(this.#db, filter);
    const items = await this.#completed(list.items);
    return { ...list, items: items.filter((item) => isOfKind(item, filter.kind)) };
  }

  /** Returns a media item, deleted or not; undefined when it never existed. */
  async item(id: MediaId): Promise<MediaView | undefined> {
    const found = (await readMedia(this.#db, [id])).get(id);
    return found && (await this.#completed([found]))[0];
  }

  /** Returns one page of the uses of an item. */
  uses(
    id: MediaId,
    paging: { readonly page: number; readonly pageSize: number },
  ): Promise<MediaUseList> {
    return listUses(this.#db, id, paging);
  }

  /** Returns one page of the files that an item had. */
  fileHistory(
    id: MediaId,
    paging: { readonly page: number; readonly pageSize: number },
  ): Promise<FileHistory> {
    return listFileHistory(this.#db, id, paging);
  }

  /** Returns a media item for serving, now or at a past position, without the data for editors. */
  async plainItem(id: MediaId, at?: Position): Promise<MediaView | undefined> {
    return (await readMedia(this.#db, [id], at)).get(id);
  }

  /** Returns whether an item has or had a file of this name. */
  hadFilename(id: MediaId, filename: string): Promise<boolean> {
    return readHasEverHadFilename(this.#db, id, filename);
  }

  /**
   * Returns the picture of what replaced these bytes, if visitors can reach it, with the former one.
   */
  replacedPicture(hash: string): Promise<ReplacedPicture | undefined> {
    return readReplacedPicture(this.#db, hash);
  }

  /** Returns whether visitors can reach an item, or the bytes of images and files, now. */
  publicAccess(of: PublicAccessSubject): Promise<PublicAccessResult> {
    return readPublicAccess(this.#db, of);
  }

  /** Returns whether a content item exists and is not deleted. */
  async hasContent(id: ContentId): Promise<boolean> {
    const item = await readContentItem(this.#db, id);
    if (item !== undefined) return item.status !== 'deleted';
    // An item that was just created is in the log before it is in the read model.
    return hasBegun(this.#log, contentStreamPrefix + id);
  }

  /** With account names, and the visibility of each item with its reasons. */
  async #completed(items: readonly MediaView[]): Promise<readonly MediaView[]> {
    const visibility = await readVisibility(
      this.#db,
      items.map(({ id }) => id),
    );
    const named = await withNames(this.#accountNames, items);
    return named.map((item) => ({ ...item, visibility: visibility.get(item.id) }));
  }
}
