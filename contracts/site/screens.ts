import type { AuthenticationForm } from '../accounts/entry-form.ts';
import type { StepView } from '../alerts/step-view.ts';
import type { CareersLanding } from '../careers/careers-landing.ts';
import type {
  ClosedOffer,
  KeywordSuggestions,
  ListedOffer,
  OfferPage,
  OffersList,
  PlaceOptions,
} from '../careers/offer-views.ts';
import type { ContactForm } from '../contact/form.ts';
import type { ContentId } from '../content/ids.ts';
import type { EthicsStep } from '../ethics/steps.ts';
import type { FormErrors } from '../http/form.ts';
import type { Position } from '../log/position.ts';
import type { ShownImage } from '../media/picture-sources.ts';
import type { MediaView } from '../media/views.ts';
import type { MissedSearch } from '../missed-searches/missed-search.ts';
import type { EmployerReview } from '../third-parties/employer-review.ts';
import type { SocialPost } from '../third-parties/social-posts.ts';
import type { ReadersWithProfile } from './applicant-profile.ts';
import type { ContentPage, ShownPost } from './content-page.ts';
import type { FilteredList } from './filters/filtered-list.ts';
import type { Locale } from './locale.ts';
import type { SiteSearch } from './search/site-search.ts';
import type { SiteFrame, WithSite } from './site-frame.ts';

/** The path of a page in a language. */
export interface LocalPath {
  readonly locale: Locale;
  readonly path: string;
}

/** A page in the XML sitemap. */
export interface SiteMapEntry extends LocalPath {
  /** The same page in the other languages in which it is published. */
  readonly translations: readonly LocalPath[];
  /** When visitors last saw it change: ISO 8601, UTC; null for moments, until it is known. */
  readonly changedAt: string | null;
}

/** A sitemap that the index names, and the last change of what it lists: null as for an entry. */
export interface SiteMapPart {
  readonly path: string;
  readonly changedAt: string | null;
}

/** The note on a page that shows a revision other than the live one. */
export interface RevisionNote {
  readonly revision: number;
  readonly at: string;
  readonly by: string;
}

/** Which draft a page shows: one revision of a module, or the draft until a link to it expires. */
export type PreviewNote = RevisionNote | { readonly until: string };

/** The state of the session, as far as the page depends on it. */
export interface Viewer {
  readonly logged: boolean;
  readonly editing: boolean;
}

/** A file for programs only, the same for every client. */
export type CrawlerFile =
  /** The index of the sitemaps, or one of these; `withLists`: that of the first pages of lists as well. */
  | { readonly screen: 'site-map'; readonly parts: readonly SiteMapPart[] }
  | {
      readonly screen: 'site-map-part';
      readonly pages: readonly SiteMapEntry[];
      readonly withLists: boolean;
    }
  | { readonly screen: 'robots' }
  /** The contact for reporting vulnerabilities, and when it expires. */
  | { readonly screen: 'security-contact'; readonly expires: Date };

/** A content item at its address. */
export interface ContentScreen {
  readonly screen: 'content';
  readonly frame: SiteFrame;
  readonly page: ContentPage;
  readonly preview?: PreviewNote;
}

/** A list that visitors filter. */
export interface ListScreen {
  readonly screen: 'list';
  readonly frame: SiteFrame;
  readonly list: FilteredList;
}

/** The list of job offers. */
export interface OffersScreen {
  readonly screen: 'offers';
  readonly frame: SiteFrame;
  readonly list: OffersList;
}

/** The list of job offers as data for the script that keeps it live. */
export interface OffersDataScreen extends WithSite {
  readonly screen: 'offers-data';
  readonly list: OffersList;
}

/** Completions of keywords for offers, for the script that shows them during typing. */
export interface OfferSuggestionsScreen {
  readonly screen: 'offer-suggestions';
  readonly locale: Locale;
  readonly suggestions: KeywordSuggestions;
}

/** Places with open offers, for the script of their search field. */
export interface OfferPlacesScreen {
  readonly screen: 'offer-places';
  readonly locale: Locale;
  readonly places: PlaceOptions;
}

/** The block shown in place of a closed offer. */
export interface UnavailableOfferBlock {
  readonly screen: 'unavailable-offer';
  readonly locale: Locale;
  readonly offer: ClosedOffer | undefined;
  /** Open offers to offer instead. */
  readonly instead: readonly ListedOffer[];
}

/** The RSS feed of the offers list. */
export interface OffersFeed extends WithSite {
  readonly screen: 'offers-feed';
  readonly list: OffersList;
  /** The feed's address, path and query. */
  readonly address: string;
}

/** A job offer at its address. */
export interface OfferScreen {
  readonly screen: 'offer';
  readonly frame: SiteFrame;
  readonly offer: OfferPage;
}

/** The response of a closed offer's address (410). */
export interface ClosedOfferScreen {
  readonly screen: 'closed-offer';
  readonly frame: SiteFrame;
  readonly offer: ClosedOffer;
}

/** The screen of an ethics report's reporter. */
export interface EthicsScreen {
  readonly screen: 'ethics';
  readonly frame: SiteFrame;
  readonly step: EthicsStep;
  readonly status?: number;
}

/** The front page of careers. */
export interface CareersScreen {
  readonly screen: 'careers';
  readonly frame: SiteFrame;
  readonly landing: CareersLanding;
}

/** A list as data for the script that keeps it live, without a frame. */
export interface ListDataScreen extends WithSite {
  readonly screen: 'list-data';
  readonly list: FilteredList;
}

/** The page of one media item, to view and download it. */
export interface MediaItemScreen {
  readonly screen: 'media-item';
  readonly frame: SiteFrame;
  readonly path: string;
  readonly item: MediaView;
  /** The address of the media itself: the image, the file, the video's page. */
  readonly address: string | undefined;
  /** The image itself, a video's poster, or a document's first page. */
  readonly image?: ShownImage;
  /** The length of a video, if it is known. */
  readonly seconds?: number | undefined;
}

/** The newest posts of a live feed: as JSON for its script, or as a block alone. */
export interface LivePostsScreen {
  readonly screen: 'live-posts';
  readonly as: 'json' | 'block';
  readonly locale: Locale;
  readonly focusId: ContentId;
  readonly posts: readonly ShownPost[];
}

/**
 * A part of a page, rendered alone: its header, or one module, as if it were the page's only one.
 */
export interface PagePart extends WithSite {
  readonly screen: 'head' | 'module';
  readonly page: ContentPage;
}

/** Ratings from an employer review site: of the group as an employer, or of each of its companies. */
export interface EmployerReviewScreen {
  readonly screen: 'employer-review';
  readonly of: 'employer' | 'group';
  /** Whether links to the review site send a referrer. */
  readonly isTracked: boolean;
  readonly locale: Locale;
  readonly review: EmployerReview;
  readonly answeredAt: Date;
}

/** Our latest posts on a social network. */
export interface SocialPostsScreen {
  readonly screen: 'social-posts';
  readonly locale: Locale;
  /** Newest first. */
  readonly posts: readonly SocialPost[];
}

/** The RSS feed of a list of news. */
export interface NewsFeed extends WithSite {
  readonly screen: 'news-feed';
  readonly list: FilteredList;
  /** The feed's address, path and query. */
  readonly address: string;
  /** The instants (ISO 8601) at which its items were first public, by id, as far as known. */
  readonly firstPublished: Readonly<Record<string, string>>;
}

/** The page of search results. */
export interface SearchScreen {
  readonly screen: 'search';
  readonly frame: SiteFrame;
  readonly found: SiteSearch;
}

/** The first search results, for the script that shows them during typing. */
export interface SearchResultsScreen {
  readonly screen: 'search-answer';
  readonly found: SiteSearch;
}

/** Search suggestions, for the script that shows them during typing. */
export interface SuggestionsScreen {
  readonly screen: 'suggestions';
  readonly suggests: readonly string[];
}

/** The response to a script when nothing can be shown. */
export interface FailureScreen {
  readonly screen: 'failed-answer';
}

/** The form of a contact module on a separate page, for browsers without its script. */
export interface ContactFormScreen {
  readonly screen: 'contact-form';
  readonly frame: SiteFrame;
  readonly form: ContactForm;
  /** The response status, if not 200. */
  readonly status?: number;
}

/** A legal statement of the product: privacy or accessibility. */
export interface StatementScreen {
  readonly screen: 'privacy' | 'accessibility';
  readonly frame: SiteFrame;
  readonly path: string;
}

/** A step of viewing and erasing one's own data. */
export type OwnDataStep =
  | {
      readonly kind: 'ask';
      readonly email: string;
      /** Generated for this rendering of the form. */
      readonly submissionId: string;
      readonly errors?: FormErrors;
    }
  | { readonly kind: 'requested' | 'erased' | 'expired' }
  /** The law keeps the data until that day (ISO 8601), inclusive; nobody uses it meanwhile. */
  | { readonly kind: 'held'; readonly until: string }
  | {
      readonly kind: 'shown';
      readonly token: string;
      readonly submissionId: string;
      readonly data: readonly { readonly kind: string; readonly value: string }[];
    };

export interface OwnDataScreen {
  readonly screen: 'own-data';
  readonly frame: SiteFrame;
  readonly step: OwnDataStep;
}

/** The confirmation that a message was sent. */
export interface ContactSentScreen {
  readonly screen: 'contact-sent';
  readonly frame: SiteFrame;
  /** As submitted. */
  readonly theme: string;
}

/** A step of the alerts and the newsletter. */
export interface AlertsScreen {
  readonly screen: 'alerts';
  readonly frame: SiteFrame;
  readonly view: StepView;
  /** Generated for this rendering of its form. */
  readonly submissionId: string;
  /** The errors, when its form is shown again after a refusal. */
  readonly errors?: FormErrors;
  /** The response status, if not 200. */
  readonly status?: number;
}

/** A screen within the site's frame. */
export type FramedScreen =
  | ContentScreen
  | ListScreen
  | MediaItemScreen
  | OffersScreen
  | OfferScreen
  | ClosedOfferScreen
  | CareersScreen
  | EthicsScreen
  | SearchScreen
  | ContactFormScreen
  | ContactSentScreen
  | AlertsScreen
  | StatementScreen
  | OwnDataScreen
  | { readonly screen: 'not-found' | 'gone'; readonly frame: SiteFrame; readonly path: string }
  | {
      readonly screen: 'sign-in';
      readonly frame: SiteFrame;
      readonly form: AuthenticationForm;
      /** Generated for this rendering of the form. */
      readonly submissionId: string;
      /** The errors, when the form is shown again after a refusal. */
      readonly errors?: FormErrors;
      /** The response status, if not 200. */
      readonly status?: number;
    };

/** A public screen with all its data; `web/server` renders it into a response. */
export type Screen =
  | FramedScreen
  | CrawlerFile
  | NewsFeed
  | OffersDataScreen
  | OffersFeed
  | OfferSuggestionsScreen
  | OfferPlacesScreen
  | UnavailableOfferBlock
  | ListDataScreen
  | LivePostsScreen
  | PagePart
  | EmployerReviewScreen
  | SocialPostsScreen
  | SearchResultsScreen
  | SuggestionsScreen
  | FailureScreen;

/** A composed screen, with the log position it was read at and the tags it depends on. */
export interface ComposedScreen<S extends Screen = Screen> {
  readonly screen: S;
  readonly position: Position;
  readonly tags: readonly string[];
  /** When it expires without any change, because it depends on the date. */
  readonly expiresAt?: Date;
  /** Whether it is requested too rarely to be cached on the first request. */
  readonly keepLater?: true;
  /** The search that found nothing, if it may be counted. */
  readonly missed?: MissedSearch | undefined;
  /** Whose applicant profile it depends on, if it does. */
  readonly forProfiles?: ReadersWithProfile;
}
