import type { Position } from '@parvis/contracts/log/position.ts';
import type { ContentPage } from '@parvis/contracts/site/content-page.ts';
import { leadershipPath } from '@parvis/contracts/site/routes/leadership-path.ts';
import { composeImages } from '../media-library/compose-images.ts';
import { listEntries } from '../page-fragments/list-entries.ts';
import type { Queryable } from '../platform/queryable.ts';
import { earliest } from './earliest.ts';
import type { Gained } from './gained.ts';

/** As many leaders as one page shows. */
const maxPeople = 200;

/** All leaders in their order, for the page above them; undefined for any other. @throws ReadModelNotServed */
export async function composePeople(
  db: Queryable,
  page: ContentPage,
  at?: Position,
): Promise<Gained | undefined> {
  if (page.path !== leadershipPath(page.locale)) return undefined;
  const asked = { kind: 'personality', locale: page.locale, page: 1, pageSize: maxPeople } as const;
  const listed = await listEntries(db, asked, at);
  const inOrder = listed.entries.toSorted((one, other) => one.details.order - other.details.order);
  const named = inOrder.flatMap(({ details }) => details.imageId ?? []);
  const { images, position, tags } = await composeImages(db, named, at);
  const people = inOrder.map(({ id, title, path, details }) => ({
    id,
    title,
    path,
    role: details.role,
    isSpokesperson: details.isSpokesperson,
    image: details.imageId && images.get(details.imageId),
  }));
  return {
    page: { people },
    position: earliest([listed.position, position]),
    tags: [...listed.tags, ...tags],
  };
}
