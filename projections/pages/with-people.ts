import type { Position } from '@parvis/contracts/log/position.ts';
import { leadershipPath } from '@parvis/contracts/site/routes/leadership-path.ts';
import { composeImages } from '../media-library/compose-images.ts';
import { listEntries } from '../page-fragments/list-entries.ts';
import type { Queryable } from '../platform/queryable.ts';
import { earliest } from './earliest.ts';
import type { ComposedContent } from './with-images.ts';

/** As many leaders as one page shows. */
const maxPeople = 200;

/** The page above the leaders with all of them, in their order; any other as it is. @throws ReadModelNotServed */
export async function withPeople(
  db: Queryable,
  composed: ComposedContent,
  at?: Position,
): Promise<ComposedContent> {
  const { page } = composed.screen;
  if (page.path !== leadershipPath(page.locale)) return composed;
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
    ...composed,
    screen: { ...composed.screen, page: { ...page, people } },
    position: earliest([composed.position, listed.position, position]),
    tags: [...composed.tags, ...listed.tags, ...tags],
  };
}
