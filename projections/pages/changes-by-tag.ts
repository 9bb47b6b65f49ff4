import type { ChangeReason } from '@parvis/contracts/audit/change-reasons.ts';
import { locales } from '@parvis/contracts/site/locale.ts';

/** Where the changes of a tag are, as SQL that selects positions `at`, and the values it names. */
interface TagChanges {
  readonly reason: ChangeReason;
  readonly models: readonly string[];
  /** @param value returns the SQL of a value */
  readonly sql: (value: (value: string) => string) => string;
}

const fragments = 'page_fragments.content_fragment';
const order = `(item.details->>'order')`;

/** All ends of the spans of a table that fulfil a condition. */
function ends(table: string, condition: string): string {
  return `select valid_from as at from ${table} where ${condition}
    union all select valid_to from ${table} where ${condition}`;
}

/** The ends of spans at which a key changed, or an item appeared or disappeared. */
function changesOf(table: string, condition: string, key: string): string {
  const spans = `select valid_from, valid_to, ${key} as key,
      lag(valid_to) over history as until, lag(${key}) over history as former,
      lead(valid_from) over history as next
    from ${table} item where ${condition} window history as (partition by id order by valid_from)`;
  return `select valid_from as at from (${spans}) span
      where until is distinct from valid_from or former is distinct from key
    union all select valid_to from (${spans}) span where next is distinct from valid_to`;
}

/** What links to an item show. */
const linkKey = `jsonb_build_array(title, path, summary, parent_id, ${order})`;
/** What lists of child pages show of one. */
const childKey = `${linkKey} || jsonb_build_array(details->'imageId', details->'imageAlt')`;
const ofPages = ['page-fragments'];

/**
 * Returns the changes of a tag of a composed response; undefined for a tag without a history.
 * @param locale of the response; undefined for one of all languages
 */
export function changesByTag(tag: string, locale: string | undefined): TagChanges | undefined {
  const [kind = '', ...rest] = tag.split(':');
  const of = rest.join(':');
  switch (kind) {
    case 'path':
      return {
        reason: 'page',
        models: [...ofPages, 'redirects'],
        sql: (value) => `${ends(fragments, `path = ${value(of)}`)}
          union all ${ends('redirects.span item', `state->'content'->>'from' = ${value(of)}`)}`,
      };
    case 'content':
      return {
        reason: 'linked',
        models: ofPages,
        sql: (value) => changesOf(fragments, `id = ${value(of)}`, linkKey),
      };
    case 'children':
      return {
        reason: 'linked',
        models: ofPages,
        sql: (value) => changesOf(fragments, `parent_id = ${value(of)}`, childKey),
      };
    case 'translations':
      return {
        reason: 'linked',
        models: ofPages,
        sql: (value) => changesOf(fragments, `translation_group = ${value(of)}`, 'to_jsonb(path)'),
      };
    case 'map':
      return { reason: 'list', models: ofPages, sql: () => ends(fragments, 'true') };
    case 'list':
      return {
        reason: 'list',
        models: ofPages,
        sql: (value) =>
          ends(
            fragments,
            locale === undefined
              ? `kind = ${value(of)}`
              : `kind = ${value(of)} and locale = ${value(locale)}`,
          ),
      };
    case 'menu':
      return menuChanges(of);
    default:
      return otherChanges(kind, of);
  }
}

/** The menu that editors created, and the one derived from the page tree. */
function menuChanges(of: string): TagChanges {
  const [name = '', locale = ''] = of.split(':');
  return {
    reason: 'menu',
    models: ['menu-tree', ...ofPages],
    sql: (value) => {
      const named = ends(
        'menu_tree.span',
        `state->'content'->>'name' = ${value(name)} and state->'content'->>'locale' = ${value(locale)}`,
      );
      const inTree = `locale = ${value(locale)} and not home and cardinality(ancestors) <= 1`;
      return name === 'main'
        ? `${named} union all ${changesOf(fragments, inTree, linkKey)}`
        : named;
    },
  };
}

function otherChanges(kind: string, of: string): TagChanges | undefined {
  switch (kind) {
    case 'media':
      return {
        reason: 'media',
        models: ['media-library'],
        sql: (value) => `${ends('media_library.media item', `id = ${value(of)}`)}
          union all ${ends('media_library.public_media item', `id = ${value(of)}`)}`,
      };
    case 'library':
      return {
        reason: 'media',
        models: ['media-library'],
        sql: () => `${ends('media_library.media item', 'true')}
          union all ${ends('media_library.public_media item', 'true')}`,
      };
    case 'playlist':
      return {
        reason: 'media',
        models: ['playlists'],
        sql: (value) => ends('playlists.span item', `id = ${value(of)}`),
      };
    case 'site-settings':
      return {
        reason: 'settings',
        models: ['site-settings'],
        sql: () => ends('site_settings.span item', 'true'),
      };
    case 'synonyms':
      return {
        reason: 'synonyms',
        models: ['synonyms'],
        sql: () => ends('synonyms.span item', 'true'),
      };
    case 'live':
      return {
        reason: 'posts',
        models: ['live-posts'],
        sql: (value) => ends('live_posts.span item', `state->'content'->>'focusId' = ${value(of)}`),
      };
    default:
      return searchedChanges(kind, of);
  }
}

function searchedChanges(kind: string, of: string): TagChanges | undefined {
  switch (kind) {
    case 'facets':
      return {
        reason: 'names',
        models: ['facet-slugs'],
        sql: () => `${ends('facet_slugs.facet item', 'true')}
          union all ${ends('facet_slugs.arranged item', 'true')}
          union all select valid_from from facet_slugs.word`,
      };
    case 'offer-facets':
      return {
        reason: 'names',
        models: ['offer-facets'],
        sql: () => 'select valid_from as at from offer_facets.facet',
      };
    // Each change begins a span, and an index finds those around two positions.
    case 'offers':
      return {
        reason: 'offers',
        models: ['offers'],
        sql: () => `select max(valid_from) as at from offers.span where valid_from <= $1
          union all select min(valid_from) from offers.span where valid_from > $2`,
      };
    case 'offer':
      return {
        reason: 'offers',
        models: ['offers'],
        sql: (value) => ends('offers.span item', `id = ${value(of)}`),
      };
    case 'search':
      return locales.some((locale) => locale === of)
        ? {
            reason: 'search',
            models: ['site-search'],
            sql: (value) => ends('site_search.document item', `locale = ${value(of)}`),
          }
        : undefined;
    default:
      return undefined;
  }
}
