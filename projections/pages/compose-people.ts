import type { Position } from '@parvis/contracts/log/position.ts';
import { findPicture } from '@parvis/contracts/media/picture-in-use.ts';
import type { ContentPage, ShownPerson } from '@parvis/contracts/site/content-page.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { leadershipPath } from '@parvis/contracts/site/routes/leadership-path.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import { listEntries } from '../page-fragments/list-entries.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { earliest } from '../revisioned/earliest.ts';
import type { PageAddition } from './page-addition.ts';
import { readShared, readSharedImages } from './read-shared.ts';

/** The maximum number of leaders on one page. */
const maxPeople = 200;

/**
 * The leaders that a page shows, in their order: all of them on the page above them, the Group's
 * spokespeople on press releases; undefined for any other page.
 * @throws ReadModelNotServed
 */
export async function composePeople(
  db: Queryable,
  page: ContentPage,
  at?: Position,
): Promise<PageAddition | undefined> {
  const { details, locale, path } = page;
  if (path === leadershipPath(locale)) {
    const { people, ...read } = await readPeople(db, locale, at);
    return { page: { people }, ...read };
  }
  if (details.kind !== 'news' || details.nature !== 'press-release') return undefined;
  const { people, ...read } = await readPeople(db, locale, at);
  const spokespeople = people
    .filter(({ isSpokesperson }) => isSpokesperson)
    .map((person) => ({ ...person, path: pathOf('spokesperson', locale, { id: person.id }) }));
  return { page: { spokespeople }, ...read };
}

async function readPeople(db: Queryable, locale: Locale, at: Position | undefined) {
  const query = { kind: 'personality', locale, page: 1, pageSize: maxPeople } as const;
  const listed = await readShared(db, at, `people ${locale}`, () => listEntries(db, query, at));
  const inOrder = listed.entries.toSorted((one, other) => one.details.order - other.details.order);
  const named = inOrder.flatMap(({ details }) => details.imageId ?? []);
  const { images, position, tags } = await readSharedImages(db, named, at, listed.position);
  const people = inOrder.map(
    ({ id, title, path, details }): ShownPerson => ({
      id,
      title,
      path,
      role: details.role,
      isSpokesperson: details.isSpokesperson,
      image: findPicture(details, { images, locale }),
    }),
  );
  return {
    people,
    position: earliest([listed.position, position]),
    tags: [...listed.tags, ...tags],
  };
}
