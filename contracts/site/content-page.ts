import type { OffersList, ShownJobs } from '../careers/offer-views.ts';
import type { ContentDetails } from '../content/details.ts';
import type { ContentId, ModuleId } from '../content/ids.ts';
import type { ModuleContent } from '../content/modules/module-types.ts';
import type { LivePostId } from '../live-posts/ids.ts';
import type { MediaId } from '../media/ids.ts';
import type { NamedPicture } from '../media/picture-in-use.ts';
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
  /** True when editors preview a module that visitors do not see. */
  readonly isInactive?: boolean;
  /** True when its content is typed and not saved yet. */
  readonly isTyped?: boolean;
}

/** A published item as a teaser shows it. */
export interface Teaser extends PageLink {
  readonly id: ContentId;
  readonly summary: string | null;
  readonly details: ContentDetails;
}

/** A child page, with the picture of its header. */
export interface ChildPage extends PageLink, NamedPicture {
  readonly summary: string | undefined;
}

/** A leader of the group on the leadership page. */
export interface ShownPerson extends PageLink {
  readonly id: ContentId;
  readonly role: string;
  readonly isSpokesperson: boolean;
  readonly image: ShownImage | undefined;
}

/** A post of a live feed. */
export interface ShownPost {
  readonly id: LivePostId;
  /** Its displayed time: ISO 8601, UTC. */
  readonly shownAt: string;
  readonly text: RichText;
}

/** A page model: a content item as visitors see it, composed of fragments at one position of the log. */
export interface ContentPage {
  readonly id: ContentId;
  readonly locale: Locale;
  readonly path: string;
  readonly title: string;
  readonly summary: string | undefined;
  /** The fields specific to its kind. */
  readonly details: ContentDetails;
  readonly breadcrumb: readonly PageLink[];
  readonly modules: readonly ShownModule[];
  /** The images referenced by its header and modules, except those missing from the library. */
  readonly images?: ReadonlyMap<MediaId, ShownImage>;
  /** The files offered by its modules, except those missing from the library. */
  readonly files?: ReadonlyMap<MediaId, ShownFile>;
  /** The paths of the items that its modules link to, except unpublished ones. */
  readonly links?: ReadonlyMap<ContentId, string>;
  /** The items listed by its teaser modules, newest first. */
  readonly teasers?: ReadonlyMap<ModuleId, readonly Teaser[]>;
  /** The playlists of its modules, with the videos that are in the library. */
  readonly playlists?: ReadonlyMap<PlaylistId, ShownPlaylist>;
  readonly children: readonly ChildPage[];
  /** The newest posts of a live focus, newest first. */
  readonly livePosts?: readonly ShownPost[];
  /** The leaders, on the leadership page. */
  readonly people?: readonly ShownPerson[];
  /** The group's spokespeople, on press releases. */
  readonly spokespeople?: readonly ShownPerson[];
  /** The first page of a campaign's list. */
  readonly list?: FilteredList;
  /** The applicant profile for which modules are shown, if it is known and they differ by it. */
  readonly profile?: number;
  /** The offers of the page's job modules. */
  readonly jobs?: ReadonlyMap<ModuleId, ShownJobs>;
  /** The first page of the offers of a campaign. */
  readonly offers?: OffersList;
}
