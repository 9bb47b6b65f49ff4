import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { SiteMapEntry } from '@parvis/contracts/site/screens.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { isValidAt, nameAt, positionRead } from '../revisioned/queries.ts';
import { listTag } from './tags.ts';

/**
 * Every published page in order of its address, the log position they were read at, and their tags.
 */
export interface MappedPages {
  readonly pages: readonly SiteMapEntry[];
  readonly position: Position;
  readonly tags: readonly string[];
}

/** A sitemap may have 50,000 addresses, including those of lists. Protocol of sitemaps.org. */
export const maxMappedPages = 49_900;

/** Lists every published page with its translations, now or at a past position. @throws ReadModelNotServed */
export async function mapPages(db: Queryable, at?: Position): Promise<MappedPages> {
  const [row] = await servedRows<{ position: Position; pages: SiteMapEntry[] }>(
    db,
    { name: nameAt('map-pages', at), text: mapped(at) },
    [at ?? null, maxMappedPages],
  );
  if (row === undefined) throw new Error('expected one row with the sitemap');
  return {
    pages: row.pages,
    position: positionRead(at, row.position),
    tags: contentKinds.map(listTag),
  };
}

function mapped(at: Position | undefined): string {
  return `select read_position('page-fragments') as position, (
    select coalesce(json_agg(page), '[]') from (
      select page.locale, page.path, (
        select coalesce(json_agg(json_build_object('locale', other.locale, 'path', other.path)
          order by other.created), '[]')
        from page_fragments.content_fragment other
        where other.translation_group = page.translation_group and other.locale <> page.locale
          and ${isValidAt('other', at)}) as translations
      from page_fragments.content_fragment page
      where ${isValidAt('page', at)}
      order by page.path, page.id limit $2
    ) page
  ) as pages`;
}
