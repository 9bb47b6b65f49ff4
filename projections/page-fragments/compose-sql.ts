import { treeMenuEntries, treeMenuSubEntries } from '@parvis/contracts/limits/pages.ts';
import {
  generatedKinds,
  type LegalKind,
  legalKinds,
  legalPath,
} from '@parvis/contracts/site/legal-pages.ts';
import { locales } from '@parvis/contracts/site/locale.ts';

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
    where once.path = $2 ${known} order by once.valid_from desc, once.id limit 1`;
}

const link = `'id', other.id, 'title', other.title, 'path', other.path`;

/** The details of a row, converted once; those of version 1 have none. */
const withDetails = `page_fragments.content_fragment other,
  lateral (select to_json(other)->'details' as details offset 0) as stored`;
/** In the order set by editors, then by creation. */
const inOrder = `coalesce((stored.details->>'order')::int, 0), other.created`;

/** Returns SQL for the first pages of the tree in locale `$2` that fulfil a condition. */
function firstPages(condition: string, at: 'present' | 'past', limit: number): string {
  return `select other.id, other.title, other.path, other.parent_id,
      cardinality(other.ancestors) as level, row_number() over (order by ${inOrder}) as place
    from ${withDetails}
    where other.locale = $2 and not other.home and ${condition} and ${isValid('other', at)}
    order by place limit ${limit}`;
}

/** The paths above a page, where those outside the tree are located. */
const pathsAbove = `array(select array_to_string((string_to_array(page.path, '/'))[:place], '/')
      from generate_series(2, cardinality(string_to_array(page.path, '/')) - 1) as place)`;

/** Returns SQL for the links of what is above a page: its ancestors, or what its path is below. */
function linksAbove(at: 'present' | 'past'): string {
  const above = (condition: string, order: string) => `(
    select coalesce(json_agg(json_build_object(${link}) order by ${order}), '[]')
    from page_fragments.content_fragment other where ${condition} and ${isValid('other', at)})`;
  return `case when page.ancestors is null
    then ${above(`not other.home and other.path = any(${pathsAbove})`, 'length(other.path)')}
    else ${above('other.id = any(page.ancestors)', 'array_position(page.ancestors, other.id)')} end`;
}

/**
 * Returns one statement that reads a page from one snapshot; one row, even when there is no page.
 * `$1` position or null, `$2` path or page. No parameter changes which nodes of the plan are
 * needed: PostgreSQL would then plan the statement anew each time, which takes longer than it runs.
 */
function gather(page: string, at: 'present' | 'past'): string {
  return `select read_position('page-fragments') as position, to_json(page) as page,
  ${linksAbove(at)} as breadcrumb,
  (select coalesce(json_agg(json_build_object(${link}, 'summary', other.summary,
      'imageId', stored.details->'imageId', 'imageAlt', stored.details->'imageAlt')
      order by ${inOrder}), '[]')
    from ${withDetails}
    where other.parent_id = page.id and ${isValid('other', at)}) as children,
  (select coalesce(json_agg(json_build_object('locale', other.locale, 'path', other.path)
      order by other.created), '[]')
    from page_fragments.content_fragment other
    where other.translation_group = page.translation_group and other.locale <> page.locale
      and ${isValid('other', at)}) as translations,
  (select coalesce(json_agg(json_build_object('id', shown.one->>'id',
      'revision', saved.revision, 'content', saved.content) order by shown.place), '[]')
    from jsonb_array_elements(page.modules) with ordinality as shown (one, place)
    join page_fragments.module_revision saved on saved.module_id = shown.one->>'id'
      and saved.revision = (shown.one->>'revision')::int) as modules
from (select) as always left join (${page}) page on true`;
}

/** Returns SQL that is true of pages at the addresses of legal pages. */
function isLegal(kinds: readonly LegalKind[]): string {
  const paths = kinds.flatMap((kind) => locales.map((locale) => `'${legalPath(kind, locale)}'`));
  return `other.path in (${paths.join(', ')})`;
}

/** Pages in place of generated texts are linked by the footer. */
const inTreeMenu = `cardinality(other.ancestors) = 0 and not ${isLegal(generatedKinds)}`;

/**
 * Returns a statement that reads the menu of the tree, and the legal pages, in locale `$2`. `$1` is
 * the position, or null for the present.
 */
function gatherMenu(at: 'present' | 'past'): string {
  return `with top as (${firstPages(inTreeMenu, at, treeMenuEntries)})
select read_position('page-fragments') as position,
  (select coalesce(json_agg(json_build_object(${link}, 'parentId', other.parent_id,
      'level', other.level) order by other.place), '[]')
    from (select top.* from top
      union all
      select below.* from top cross join lateral (
        ${firstPages('other.parent_id = top.id', at, treeMenuSubEntries)}) below) other) as menu,
  (select coalesce(json_agg(json_build_object(${link}) order by other.created), '[]')
    from page_fragments.content_fragment other
    where other.locale = $2 and ${isLegal(legalKinds)} and ${isValid('other', at)}) as legal`;
}

/** Returns a statement that reads which item was last seen at path `$2`. */
function gatherFormer(at: 'present' | 'past'): string {
  return `select read_position('page-fragments') as position, to_json(former) as former
from (select) as always left join (${formerAtPath(at)}) former on true`;
}

/** Statements whose `$1` is the position, or null for the present, with a plan for each. */
function statements(name: string, textFor: (at: 'present' | 'past') => string) {
  return {
    present: { name: `${name}-now`, text: `${textFor('present')} where $1::text is null` },
    past: { name: `${name}-past`, text: textFor('past') },
  };
}

export const pageAt = statements('page-at', (at) => gather(pageAtPath(at), at));
export const menuOfTree = statements('menu-of-tree', gatherMenu);
export const itemLastAt = statements('item-last-at', gatherFormer);

/** `$1` is null and `$2` the page as JSON. */
export const pageGivenNow = statements('page-given', (at) => gather(pageGiven, at)).present;
