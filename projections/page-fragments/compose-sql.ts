import { treeMenuEntries, treeMenuSubEntries } from '@parvis/contracts/limits/pages.ts';

/**
 * Returns SQL that is true of rows valid at the requested position: `$1` is the position, or null
 * for the present.
 */
export function isValid(alias: string, at: 'present' | 'past'): string {
  return at === 'present'
    ? `${alias}.valid_to is null`
    : `${alias}.valid_from <= $1 and (${alias}.valid_to is null or ${alias}.valid_to > $1)`;
}

/**
 * Returns the published page at path `$2`; of two at one path, only the older one can be reached.
 */
function pageAtPath(at: 'present' | 'past'): string {
  return `select page.* from page_fragments.content_fragment page
    where page.path = $2 and ${isValid('page', at)} order by page.created limit 1`;
}

/** A page passed as JSON in `$2`, whether or not visitors can see it. */
const pageGiven = `select * from jsonb_to_record($2::jsonb) as given (id text, locale text, path text,
  parent_id text, ancestors text[], title text, summary text, translation_group text, modules jsonb,
  details jsonb)`;

/** Returns the item last seen at path `$2`, with its current path. */
function formerAtPath(at: 'present' | 'past'): string {
  const known = at === 'present' ? '' : 'and once.valid_from <= $1';
  return `select once.id, now.path from page_fragments.content_fragment once
    left join page_fragments.content_fragment now on now.id = once.id and ${isValid('now', at)}
    where once.path = $2 ${known} order by once.valid_from desc limit 1`;
}

const link = `'id', other.id, 'title', other.title, 'path', other.path`;

/** Returns SQL for an array of the paths above an address, which locate items outside the tree. */
function pathsAbove(path: string): string {
  const words = `string_to_array(${path}, '/')`;
  return `array(select array_to_string((${words})[:place], '/')
          from generate_series(2, cardinality(${words}) - 1) as place)`;
}

/** In the order set by editors, then by creation. Rows of version 1 have no details. */
const inOrder = `coalesce((to_json(other)->'details'->>'order')::int, 0), other.created`;

/** Returns SQL for the first pages of the tree in locale `$3` that fulfil a condition. */
function firstPages(condition: string, at: 'present' | 'past', limit: number): string {
  return `select other.id, other.title, other.path, other.parent_id,
      cardinality(other.ancestors) as level, row_number() over (order by ${inOrder}) as place
    from page_fragments.content_fragment other
    where other.locale = $3 and not other.home and ${condition} and ${isValid('other', at)}
    order by place limit ${limit}`;
}

/**
 * Returns one statement that reads a page and its frame, all from one snapshot: one row, one JSON
 * column. `$1` position or null, `$2` path or page, `$3` locale of the frame, `$4` whether its menu
 * is already known, and so not read.
 */
function gather(page: string, former: string, at: 'present' | 'past'): string {
  return `with page as materialized (${page}), former as (${former})
select json_build_object(
  'position', read_position('page-fragments'),
  'page', (select to_json(page) from page),
  'former', case when not exists (select from page) then (select to_json(former) from former) end,
  'menu', case when $4::boolean then '[]' else (
    with top as (${firstPages('cardinality(other.ancestors) = 0', at, treeMenuEntries)})
    select coalesce(json_agg(json_build_object(${link}, 'parentId', other.parent_id,
      'level', other.level) order by other.place), '[]')
    from (select top.* from top
      union all
      select below.* from top cross join lateral (
        ${firstPages('other.parent_id = top.id', at, treeMenuSubEntries)}) below) other) end,
  'breadcrumb', (
    select coalesce(json_agg(json_build_object(${link})
      order by array_position(page.ancestors, other.id), length(other.path)), '[]')
    from page cross join lateral (
      select above.* from page_fragments.content_fragment above
      where above.id = any(page.ancestors) and ${isValid('above', at)}
      union all
      select above.* from page_fragments.content_fragment above
      where page.ancestors is null and not above.home
        and above.path = any(${pathsAbove('page.path')}) and ${isValid('above', at)}) other),
  'children', (
    select coalesce(json_agg(json_build_object(${link}, 'summary', other.summary)
      order by ${inOrder}), '[]')
    from page join page_fragments.content_fragment other
      on other.parent_id = page.id and ${isValid('other', at)}),
  'translations', (
    select coalesce(json_agg(json_build_object('locale', other.locale, 'path', other.path)
      order by other.created), '[]')
    from page join page_fragments.content_fragment other
      on other.translation_group = page.translation_group and other.locale <> page.locale
      and ${isValid('other', at)}),
  'modules', (
    select coalesce(json_agg(json_build_object('id', shown.one->>'id',
      'revision', saved.revision, 'content', saved.content) order by shown.place), '[]')
    from page cross join lateral jsonb_array_elements(page.modules) with ordinality as shown (one, place)
    join page_fragments.module_revision saved on saved.module_id = shown.one->>'id'
      and saved.revision = (shown.one->>'revision')::int)
) as collected`;
}

const nobody = 'select null::text as id, null::text as path where false';

/** `$1` is null. */
export const collectCurrent = {
  name: 'page-fragments-now',
  text: `${gather(pageAtPath('present'), formerAtPath('present'), 'present')} where $1::text is null`,
};

export const collectPast = {
  name: 'page-fragments-past',
  text: gather(pageAtPath('past'), formerAtPath('past'), 'past'),
};

/** `$1` is null and `$2` the page as JSON. */
export const collectRowsForItems = {
  name: 'page-fragments-given',
  text: `${gather(pageGiven, nobody, 'present')} where $1::text is null`,
};
