import {
  type FoundContent,
  type FoundGroups,
  shownOfGroup,
} from '@parvis/contracts/admin-search/endpoints.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import type { ContentSummary } from '@parvis/contracts/content/views.ts';
import { findTitledItems } from '@parvis/projections/content-items/find-titled-items.ts';
import { findWordedItems } from '@parvis/projections/content-items/find-worded-items.ts';
import { listContentItems } from '@parvis/projections/content-items/list-content-items.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { findAtAddress } from './find-at-address.ts';

/** The titles read, so that some are of people and some are not. */
const maxTitles = 4 * shownOfGroup;

type Titled = Pick<FoundGroups, 'contents' | 'people'>;

/**
 * Searches content: the items at an address, or else by their titles; and by words within, those that
 * are not found otherwise. Both searches begin at once.
 * @param db with the setting `titleSimilarity`
 */
export function searchContents(
  db: Queryable,
  typed: string,
): {
  readonly titled: Promise<Titled>;
  readonly worded: Promise<Pick<FoundGroups, 'texts'>>;
} {
  const titled = searchTitles(db, typed);
  return { titled, worded: searchTexts(db, typed, titled) };
}

async function searchTitles(db: Queryable, typed: string): Promise<Titled> {
  const there = await findAtAddress(db, typed);
  const { items, total } =
    there.length > 0
      ? { items: there.map((id) => ({ id, isTypo: false })), total: there.length }
      : await findTitledItems(db, typed);
  const typos = new Set(items.filter(({ isTypo }) => isTypo).map(({ id }) => id));
  const matchOf = ({ id }: ContentSummary) => {
    if (there.length > 0) return 'address';
    return typos.has(id) ? 'typo' : 'title';
  };
  const summaries = await readSummaries(
    db,
    items.slice(0, maxTitles).map(({ id }) => id),
  );
  const found = summaries.map(
    (item): FoundContent => ({ ...summaryOf(item), match: matchOf(item) }),
  );
  const people = found.filter(({ kind }) => kind === 'personality');
  const others = found.filter(({ kind }) => kind !== 'personality');
  const isWhole = found.length === total;
  return {
    contents: firstOf(others, isWhole ? others.length : total),
    people: firstOf(people, isWhole ? people.length : null),
  };
}

function firstOf(items: readonly FoundContent[], total: number | null) {
  return { items: items.slice(0, shownOfGroup), total };
}

async function searchTexts(db: Queryable, typed: string, titled: Promise<Titled>) {
  // As many more as the titles shown, which may be among them.
  const [worded, { contents, people }] = await Promise.all([
    findWordedItems(db, typed, 3 * shownOfGroup),
    titled,
  ]);
  const shown = new Set([...contents.items, ...people.items].map(({ id }) => id));
  const others = worded.filter(({ id }) => !shown.has(id)).slice(0, shownOfGroup);
  const excerpts = new Map(others.map(({ id, excerpt }) => [id, [...excerpt]]));
  const items = await readSummaries(
    db,
    others.map(({ id }) => id),
  );
  return {
    texts: {
      items: items.map((item) => ({ ...summaryOf(item), excerpt: excerpts.get(item.id) ?? [] })),
      total: null,
    },
  };
}

/** Reads items in the order of their ids. */
async function readSummaries(
  db: Queryable,
  ids: readonly ContentId[],
): Promise<readonly ContentSummary[]> {
  if (ids.length === 0) return [];
  const filter = { kinds: contentKinds, ids, page: 1, pageSize: ids.length };
  const { items } = await listContentItems(db, filter);
  const byId = new Map(items.map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function summaryOf({ id, kind, locale, title, url, status, pending }: ContentSummary) {
  return { id, kind, locale, title, url, status, pending };
}
