import type { ContentDetails } from '../content/details.ts';
import type { ContentId, ModuleId } from '../content/ids.ts';
import type { ModuleContent } from '../content/modules/module-types.ts';
import type { LivePostId } from '../live-posts/ids.ts';
import type { MediaId } from '../media/ids.ts';
import type { ShownImage } from '../media/picture-sources.ts';
import type { ShownFile } from '../media/shown-file.ts';
import type { ShownPlaylist } from '../media/shown-video.ts';
import type { PlaylistId } from '../playlists/ids.ts';
import type { RichText } from '../rich-text/document.ts';
import type { FilteredList } from './filters/filtered-list.ts';
import type { Locale } from './locale.ts';

export interface PageLink {
  readonly title: string;
  readonly path: string;
}

export interface ShownModule {
  readonly id: ModuleId;
  readonly revision: number;
  readonly content: ModuleContent;
}

/** A published item as a teaser shows it. */
export interface Teaser extends PageLink {
  readonly id: ContentId;
  readonly summary: string | null;
  readonly details: ContentDetails;
}

/** A leader of the group, as the page of leaders shows them. */
export interface ShownPerson extends PageLink {
  readonly id: ContentId;
  readonly role: string;
  readonly isSpokesperson: boolean;
  readonly image: ShownImage | undefined;
}

/** A post of a live feed. */
export interface ShownPost {
  readonly id: LivePostId;
  /** The time that it is shown under: ISO 8601, UTC. */
  readonly shownAt: string;
  readonly text: RichText;
}

/** A content item as its visitors see it, composed of fragments at one position of the log. */
export interface ContentPage {
  readonly id: ContentId;
  readonly locale: Locale;
  readonly path: string;
  readonly title: string;
  readonly summary: string | undefined;
  /** What only items of its kind say. */
  readonly details: ContentDetails;
  readonly breadcrumb: readonly PageLink[];
  readonly modules: readonly ShownModule[];
  /** The pictures that its header and modules name, as far as the library has them. */
  readonly images?: ReadonlyMap<MediaId, ShownImage>;
  /** The files that its modules offer, as far as the library has them. */
  readonly files?: ReadonlyMap<MediaId, ShownFile>;
  /** Where the items are that its modules link to, as far as they are published. */
  readonly links?: ReadonlyMap<ContentId, string>;
  /** What its modules tell of what else is published, newest first. */
  readonly teasers?: ReadonlyMap<ModuleId, readonly Teaser[]>;
  /** The playlists that its modules name, with the videos that the library has. */
  readonly playlists?: ReadonlyMap<PlaylistId, ShownPlaylist>;
  readonly children: readonly (PageLink & { readonly summary: string | undefined })[];
  /** The newest posts of a live focus, newest first. */
  readonly livePosts?: readonly ShownPost[];
  /** The leaders, on the page above them. */
  readonly people?: readonly ShownPerson[];
  /** Who speaks for the group, on press releases. */
  readonly spokespeople?: readonly ShownPerson[];
  /** The list of a campaign, from its first page. */
  readonly list?: FilteredList;
}
