import { type OfferId, offerIdSchema } from '@parvis/contracts/careers/ids.ts';
import { languagesOf, offerPath } from '@parvis/contracts/careers/offer-path.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Media } from '@parvis/contracts/media/media.ts';
import { mediaItemPath } from '@parvis/contracts/media/media-item-path.ts';
import type { LocalPath, SiteMapEntry } from '@parvis/contracts/site/screens.ts';
import { mappedIn } from '@parvis/contracts/site/site-map.ts';
import { mediaOfRow } from '../../media-library/media-row.ts';
import { offersTag } from '../../offers/offer-tags.ts';
import { contentMapTag } from '../../page-fragments/tags.ts';
import { libraryTag } from '../../public-media/media-tag.ts';
import { isValidAt } from '../../revisioned/queries.ts';

/** What is in a read model and has a page of its own, which sitemaps list. */
export interface MapSource<Row> {
  readonly model: string;
  readonly route: 'page_map' | 'media_map' | 'offer_map';
  /** SQL of the public rows: a lasting order in `place`, and in `changed` the position of the last change. */
  rows(at: Position | undefined): string;
  /** SQL of what `entriesOf` needs of a row `listed`. */
  given(at: Position | undefined): string;
  entriesOf(row: Row): readonly Omit<SiteMapEntry, 'changedAt'>[];
  readonly tags: readonly string[];
}

interface MappedContent extends LocalPath {
  readonly translations: readonly LocalPath[];
}

/** Every published item, in the order in which they were created. */
export const contentSource: MapSource<MappedContent> = {
  model: 'page-fragments',
  route: 'page_map',
  rows: (at) => `
    select page.created || page.id as place, page.valid_from as changed,
      page.locale, page.path, page.translation_group
    from page_fragments.content_fragment page where ${isValidAt('page', at)}`,
  given: (at) => `json_build_object('locale', listed.locale, 'path', listed.path, 'translations', (
    select coalesce(json_agg(json_build_object('locale', other.locale, 'path', other.path)
      order by other.created), '[]')
    from page_fragments.content_fragment other
    where other.translation_group = listed.translation_group and other.locale <> listed.locale
      and ${isValidAt('other', at)}))`,
  entriesOf: (row) => [row],
  tags: [contentMapTag],
};

/** Every public media item, which has a page in each language. */
export const mediaSource: MapSource<Media> = {
  model: 'media-library',
  route: 'media_map',
  rows: (at) => `
    select media.id as place, greatest(media.valid_from, reached.valid_from) as changed, media.state
    from media_library.media media join media_library.public_media reached
      on reached.id = media.id and ${isValidAt('reached', at)}
    where ${isValidAt('media', at)}`,
  given: () => 'listed.state',
  entriesOf(state) {
    const { id, kind, details } = mediaOfRow(state);
    return mappedIn((locale) => mediaItemPath({ kind, id, title: details.title }, locale));
  },
  tags: [libraryTag],
};

type OfferTitle = Parameters<typeof languagesOf>[0]['title'];

/** Every open offer, with an address for each language that it is written in. */
export const offerSource: MapSource<{ readonly id: OfferId; readonly title: OfferTitle }> = {
  model: 'offers',
  route: 'offer_map',
  rows: (at) => `
    select span.id as place, span.valid_from as changed
    from offers.span span where ${isValidAt('span', at)} and span.state->>'deleted' = 'false'`,
  given: (at) => `(select json_build_object('id', span.id,
      'title', span.state->'content'->'shown'->'title')
    from offers.span span where span.id = listed.place and ${isValidAt('span', at)})`,
  entriesOf: ({ id, title }) =>
    mappedIn(
      (locale) => offerPath(offerIdSchema.parse(id), { title }, locale),
      languagesOf({ title }),
    ),
  tags: [offersTag],
};
