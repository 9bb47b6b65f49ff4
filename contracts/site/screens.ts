import type { ContentDetails } from '../content/details.ts';
import type { ContentId, ModuleId } from '../content/ids.ts';
import type { ModuleContent } from '../content/modules/module-types.ts';
import type { FormErrors } from '../http/form.ts';
import type { Position } from '../log/position.ts';
import type { MediaId } from '../media/ids.ts';
import type { ShownImage } from '../media/picture-sources.ts';
import type { ShownFile } from '../media/shown-file.ts';
import type { ShownPlaylist } from '../media/shown-video.ts';
import type { PlaylistId } from '../playlists/ids.ts';
import type { Locale } from './locale.ts';

export interface PageLink {
  readonly title: string;
  readonly path: string;
}

/** The main menu: two levels of published pages. */
export interface MenuEntry extends PageLink {
  readonly children: readonly PageLink[];
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

/** What surrounds every screen. */
export interface SiteFrame {
  readonly locale: Locale;
  readonly menu: readonly MenuEntry[];
  /** Where the language switch leads: the translation when there is one, else that language's home. */
  readonly otherLanguage: { readonly path: string; readonly isTranslation: boolean };
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
}

/** Why a page is shown that is not the live one. */
export interface PreviewNote {
  readonly revision: number;
  readonly at: string;
  readonly by: string;
}

/** Who looks, as far as the page shows it; visitors are nobody. */
export interface Viewer {
  readonly logged: boolean;
  readonly editing: boolean;
}

/** One public screen and all it needs; `web/server` turns it into a document. */
export type Screen =
  | {
      readonly screen: 'content';
      readonly frame: SiteFrame;
      readonly page: ContentPage;
      readonly preview?: PreviewNote;
    }
  | { readonly screen: 'not-found' | 'gone'; readonly frame: SiteFrame; readonly path: string }
  | {
      readonly screen: 'sign-in';
      readonly frame: SiteFrame;
      readonly next: string;
      readonly email: string;
      /** Minted for this drawing of the form. */
      readonly submissionId: string;
      /** Why signing in was refused; the form is then shown again. */
      readonly errors?: FormErrors;
      /** The status to answer with when it is not 200. */
      readonly status?: number;
    };

/** A composed answer: the screen, where in the log it was read, and what it depends on. */
export interface ComposedScreen {
  readonly screen: Screen;
  readonly position: Position;
  readonly tags: readonly string[];
}
