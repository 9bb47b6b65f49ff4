import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { TeaserModule } from '@parvis/contracts/content/modules/teaser.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { ContentPage, ShownModule } from '@parvis/contracts/site/content-page.ts';
import {
  type ListEntry,
  type ListEntryFilter,
  listEntries,
} from '../page-fragments/list-entries.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { earliest } from '../revisioned/earliest.ts';
import type { PageAddition } from './page-addition.ts';
import { readShared } from './read-shared.ts';

/**
 * The items of a page's teasers, now or at a past position; undefined when it has none.
 * @throws ReadModelNotServed
 */
export async function composeTeasers(
  db: Queryable,
  page: ContentPage,
  at?: Position,
): Promise<PageAddition | undefined> {
  const asking = page.modules.flatMap(toTeaser);
  if (asking.length === 0) return undefined;
  const listed = await Promise.all(
    asking.map(async ({ id, data }) => {
      // May include the page itself.
      const filter = { ...toFilter(data), locale: page.locale, page: 1, pageSize: data.count + 1 };
      const { entries, ...read } = await readShared(
        db,
        at,
        `entries ${JSON.stringify(filter)}`,
        () => listEntries(db, filter, at),
      );
      return {
        id,
        teasers: entries
          .filter((one) => one.id !== page.id)
          .slice(0, data.count)
          .toSorted(byStart),
        ...read,
      };
    }),
  );
  return {
    page: { teasers: new Map(listed.map(({ id, teasers }) => [id, teasers])) },
    position: earliest(listed.map(({ position }) => position)),
    tags: listed.flatMap(({ tags }) => tags),
  };
}

/** Events are sorted by their start; others keep their place. */
function byStart({ details: one }: ListEntry, { details: other }: ListEntry): number {
  const start = (details: ListEntry['details']) =>
    (details.kind === 'news' && details.eventStart) || '';
  return start(one).localeCompare(start(other));
}

function toTeaser({ id, content }: ShownModule) {
  return content.type === 'teaser' ? [{ id, data: content.data }] : [];
}

function toFilter({
  source,
  group,
  facet,
}: TeaserModule): Pick<ListEntryFilter, 'kind' | 'fields'> {
  if (source === 'page' || source === 'focus') return { kind: source };
  const kind: ContentKind = 'news';
  const fields = { nature: [source] };
  const isNarrow = group !== 'none' && facet !== '';
  return { kind, fields: isNarrow ? { ...fields, [group]: [facet] } : fields };
}
