import type { Position } from '@parvis/contracts/log/position.ts';
import { filterLists } from '@parvis/contracts/site/filters/filter-lists.ts';
import { type ListName, listNames } from '@parvis/contracts/site/filters/filtered-list.ts';
import { matchPath, type RouteMatch } from '@parvis/contracts/site/routes/match-path.ts';
import type { RouteName } from '@parvis/contracts/site/routes/route-table.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { newsFeed } from './compose-news-feed.ts';
import { listedItems } from './lists/read-entries.ts';

/** Positions at which the response of an address changed, appeared or disappeared. */
export interface ChangesAround {
  readonly previous: Position | null;
  readonly next: Position | null;
}

/** The list that a route shows. */
function findList(name: RouteName): ListName | undefined {
  if (name === newsFeed.route) return 'news';
  return listNames.find((list) => {
    const { route, filteredRoute } = filterLists[list];
    return name === route || name === filteredRoute;
  });
}

/**
 * The last change up to `until` and the first after `after`: for a page, of its text, of its
 * modules or of the page at its path; for a list, of any entry it could have. The frame and lists
 * of children are ignored.
 * @throws ReadModelNotServed
 */
export async function findChangesAround(
  db: Queryable,
  path: string,
  until: Position,
  after: Position,
): Promise<ChangesAround> {
  const { model, spans, values } = findSpans(path);
  const [row] = await servedRows<ChangesAround>(
    db,
    `with span as (
       select valid_from, valid_to from ${spans} and (select read_position('${model}') is not null)
     ),
     edge as (select valid_from as at from span union select valid_to from span)
     select max(at) filter (where at <= $1) as previous, min(at) filter (where at > $2) as next
     from edge`,
    [until, after, ...values],
  );
  return row ?? { previous: null, next: null };
}

interface Spans {
  readonly model: string;
  /** Table and condition, with parameters from `$3` on. */
  readonly spans: string;
  readonly values: readonly unknown[];
}

/** The states of media items, and when each was public. */
const spansOfLibrary = `(select valid_from, valid_to from media_library.media
  union all select valid_from, valid_to from media_library.public_media) shown where true`;

function findSpans(path: string): Spans {
  const match = matchPath(path);
  const offers = match && spansOfOffers(match);
  if (offers) return offers;
  const list = match && findList(match.name);
  const model = 'page-fragments';
  const fragments = 'page_fragments.content_fragment where';
  if (match === undefined || list === undefined)
    return { model, spans: `${fragments} path = $3`, values: [path] };
  if (list === 'media') return { model: 'media-library', spans: spansOfLibrary, values: [] };
  return {
    model,
    spans: `${fragments} kind = any($3) and locale = $4`,
    values: [listedItems[list].kinds, match.locale],
  };
}

/** For the list of offers any offer counts as a change; for an offer's page only its own. */
function spansOfOffers({ name, params }: RouteMatch): Spans | undefined {
  const model = 'offers';
  if (name === 'job_offer')
    return { model, spans: 'offers.span where id = $3', values: [params['id']] };
  if (name !== 'rh_offers' && name !== 'rh_offers_rss' && name !== 'careers') return undefined;
  return { model, spans: 'offers.span where true', values: [] };
}
