import type { ContentId } from '../content/ids.ts';
import type { FormErrors } from '../http/form.ts';
import type { Position } from '../log/position.ts';
import type { ShownImage } from '../media/picture-sources.ts';
import type { MediaView } from '../media/views.ts';
import type { EmployerReview } from '../third-parties/employer-review.ts';
import type { SocialPost } from '../third-parties/social-posts.ts';
import type { ContentPage, ShownPost } from './content-page.ts';
import type { FilteredList } from './filters/filtered-list.ts';
import type { Locale } from './locale.ts';
import type { SiteSearch } from './search/site-search.ts';
import type { SiteFrame } from './site-frame.ts';

/** A page as the map for search engines names it. */
export interface SiteMapEntry {
  readonly locale: Locale;
  readonly path: string;
  /** The same page in the other language, when it is published. */
  readonly translation: string | null;
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

/** What only programs read, the same for everybody. */
export type CrawlerFile =
  | { readonly screen: 'site-map'; readonly pages: readonly SiteMapEntry[] }
  | { readonly screen: 'robots' }
  /** Whom to tell of a weakness, and until when that holds. */
  | { readonly screen: 'security-contact'; readonly expires: Date };

/** A content item at its address. */
export interface ContentScreen {
  readonly screen: 'content';
  readonly frame: SiteFrame;
  readonly page: ContentPage;
  readonly preview?: PreviewNote;
}

/** A list that visitors filter: whole, or as data for the script that keeps it live. */
export interface ListScreen {
  readonly screen: 'list';
  readonly frame: SiteFrame;
  readonly list: FilteredList;
  readonly as: 'page' | 'data';
}

/** One item of the media library, to be looked at and taken away. */
export interface MediaItemScreen {
  readonly screen: 'media-item';
  readonly frame: SiteFrame;
  readonly path: string;
  readonly item: MediaView;
  /** Where the thing itself is: the picture, the file, the video's page. */
  readonly address: string | undefined;
  /** The picture itself, or the one that stands for a video. */
  readonly image?: ShownImage;
}

/** The newest posts of a live feed: for the script of its page, or as the block alone. */
export interface LivePostsScreen {
  readonly screen: 'live-posts';
  readonly as: 'json' | 'block';
  readonly locale: Locale;
  readonly focusId: ContentId;
  readonly posts: readonly ShownPost[];
}

/** A part of a page alone: its head, or one module, when the page has no other. */
export interface PagePart {
  readonly screen: 'head' | 'module';
  readonly page: ContentPage;
}

/** What employees say of us elsewhere: of the employer, or of each employer of the group. */
export interface EmployerReviewScreen {
  readonly screen: 'employer-review';
  readonly of: 'employer' | 'group';
  /** Whether the site of reviews may know that readers who go there come from here. */
  readonly isTracked: boolean;
  readonly locale: Locale;
  readonly review: EmployerReview;
  readonly answeredAt: Date;
}

/** What we published last on a social network. */
export interface SocialPostsScreen {
  readonly screen: 'social-posts';
  readonly locale: Locale;
  /** Newest first. */
  readonly posts: readonly SocialPost[];
}

/** The newest news for readers of feeds. */
export interface NewsFeed {
  readonly screen: 'news-feed';
  readonly list: FilteredList;
  /** The feed's own, path and query. */
  readonly address: string;
}

/** What the search of the site found. */
export interface SearchScreen {
  readonly screen: 'search';
  readonly frame: SiteFrame;
  readonly found: SiteSearch;
}

/** The first of what was found, for the script that shows it while it is typed. */
export interface SearchResultsScreen {
  readonly screen: 'search-answer';
  readonly found: SiteSearch;
}

/** What could be searched for, for the script that offers it while it is typed. */
export interface SuggestionsScreen {
  readonly screen: 'suggestions';
  readonly suggests: readonly string[];
}

/** Nothing to show for a script, in its own words. */
export interface FailureScreen {
  readonly screen: 'failed-answer';
}

/** A screen within the site's frame. */
export type FramedScreen =
  | ContentScreen
  | ListScreen
  | MediaItemScreen
  | SearchScreen
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

/** One public screen and all it needs; `web/server` turns it into what leaves the machine. */
export type Screen =
  | FramedScreen
  | CrawlerFile
  | NewsFeed
  | LivePostsScreen
  | PagePart
  | EmployerReviewScreen
  | SocialPostsScreen
  | SearchResultsScreen
  | SuggestionsScreen
  | FailureScreen;

/** A composed answer: the screen, where in the log it was read, and what it depends on. */
export interface ComposedScreen<S extends Screen = Screen> {
  readonly screen: S;
  readonly position: Position;
  readonly tags: readonly string[];
  /** When it stops being true though nothing changed, where it depends on the date. */
  readonly expiresAt?: Date;
  /** Requested too rarely to be kept when it is first requested. */
  readonly keepLater?: true;
}
