import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { MediaView } from '@parvis/contracts/media/views.ts';
import { readContentItem } from '@parvis/projections/content-items/read-content-item.ts';
import {
  listMedia,
  type MediaFilter,
  type MediaList,
} from '@parvis/projections/media-library/list-media.ts';
import { readMedia } from '@parvis/projections/media-library/read-media.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { type AccountNames, withNames } from '../streams/account-names.ts';

/** What the read models answer about media, with names in the place of account ids. */
export interface MediaReads {
  list(filter: MediaFilter): Promise<MediaList>;
  /** An item, deleted or not; undefined when it does not exist. */
  item(id: MediaId): Promise<MediaView | undefined>;
  /** Whether there is a content item, deleted ones left out. */
  hasContent(id: ContentId): Promise<boolean>;
}

export function readsFromProjections(db: Queryable, accountNames: AccountNames): MediaReads {
  return {
    async list(filter) {
      const list = await listMedia(db, filter);
      return { ...list, items: await withNames(accountNames, list.items) };
    },
    async item(id) {
      const found = (await readMedia(db, [id])).get(id);
      return found && (await withNames(accountNames, [found]))[0];
    },
    async hasContent(id) {
      const item = await readContentItem(db, id);
      return item !== undefined && item.status !== 'deleted';
    },
  };
}
