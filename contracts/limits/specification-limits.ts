import { defaultLocale } from '../site/locale.ts';
import * as campaigns from './campaigns.ts';
import * as cookies from './cookies.ts';
import * as keyboard from './keyboard.ts';
import * as layout from './layout.ts';
import * as lists from './lists.ts';
import * as liveFeed from './live-feed.ts';
import * as media from './media.ts';
import * as navigation from './navigation.ts';
import * as search from './search.ts';
import * as sliders from './sliders.ts';
import * as summary from './summary.ts';

/** A limit's value: a number in the unit at the end of its name, a word, or a list of either. */
export type Limit = number | string | readonly (number | string)[];

/** Every limit of the specification's section 9, by name. */
export const limits: Readonly<Record<string, Limit>> = {
  defaultLocale,
  ...campaigns,
  ...cookies,
  ...keyboard,
  ...layout,
  ...lists,
  ...liveFeed,
  ...media,
  ...navigation,
  ...search,
  ...sliders,
  ...summary,
};

/**
 * The rows of section 9: each row's title there, and its text with the limits' names, in angle
 * brackets, in place of their values. A unit after a colon is the row's, where it differs from the
 * limit's.
 */
export const specificationLimits: Readonly<Record<string, string>> = {
  'Default language': '<defaultLocale>; en when path starts with /en/',
  'Default page / list category': '<defaultPage> / <defaultCategory>',
  'Site search minimum / debounce':
    '<siteSearchMinimumCharacters> characters / <siteSearchDebounceMs> ms',
  'Result counter animation': '<resultCounterAnimationMs> ms',
  'Summary title max / scroll offset / active offset':
    '<summaryTitleMaximumCharacters> chars / <summaryScrollOffsetPx> px / <summaryActiveOffsetPx> px',
  'Summary scroll duration': '<summaryScrollDurationMs> ms',
  'Content-nav shows after': '<contentNavShowsAfterPx> px scroll',
  'Nav sticky after': '<navStickyAfterPx> px scroll',
  'Back-to-top scroll': '<backToTopScrollMs> ms',
  'Skip-link scroll offset': '<skipLinkOffsetPx> px',
  'Desktop vs mobile breakpoint':
    '<desktopBreakpointPx> px (also <tabletMaximumPx> and <phoneMaximumPx> used for tablet/phone layouts); other mobile breakpoints from shared settings are not shown',
  'Mega-menu hover delay / animation': '<megaMenuHoverDelayMs> ms / <megaMenuAnimationMs> ms',
  'Menu cookies': '<menuCookieSeconds:hours> hours',
  'Profile cookie': '<profileCookieSeconds:days> days',
  'Campaign cookies': '<campaignCookieMonths> months',
  'Sea campaign cookie': '<seaCampaignCookieSeconds:hours> hour',
  'rh_current_search cookie': '<currentSearchCookieSeconds:hours> hour',
  'Language-suggestion cookie': '<languageSuggestionCookieSeconds:days> days',
  'Slider breakpoints':
    '<sliderBreakpointsPx>; <sliderDefaultSlides> slides by default; counts from data attributes',
  'Slider widget defaults':
    'min <sliderWidgetMinimum>, max <sliderWidgetMaximum>, step <sliderWidgetStep>, page-key jump <sliderWidgetPageJumpsInRange:share> of range',
  'Infography zoom':
    'scale <infographyMinimumScale> to <infographyMaximumScale>, step <infographyScaleStep> (<infographySmallWindowScaleStep> under <infographySmallWindowBelowPx> px)',
  'Video fallback':
    'window under <videoFallbackBelowPx> px wide, or not loaded after <videoLoadTimeoutMs:s> s; video start after <videoStartDelayMs:s> s',
  'Dropdown skipped above': '<dropdownSkippedAboveOptions> options',
  'Campaign default source code':
    "'<campaignDefaultSource>', or '<campaignJobBoardSource>' when the src parameter equals it",
  'Campaign default site': "{host}; '<campaignJobBoardSite>' for that source code",
  'Social share text cut': 'about <sharedTextCharacters> characters',
  'Progress circle': 'size <progressCircleSizePx>, thickness <progressCircleThicknessPx>',
  'Live feed polling':
    '<liveFeedPollingMs:s> s; keeps items within <liveFeedKeptBelowHeaderPx> px below the header; max height <liveFeedWideRows> rows (width above <liveFeedWideAbovePx>) or <liveFeedRows> rows, or first <liveFeedFirstItems> items under <liveFeedFirstItemsBelowPx> px',
  'Autocomplete (offers)':
    '<offersAutocompleteDebounceMs> ms debounce, minimum <offersAutocompleteMinimumCharacters>',
  'Location search':
    '<locationSearchDebounceMs> ms debounce, minimum <locationSearchMinimumCharacters>',
  'Generic grid keyword debounce': '<listKeywordDebounceMs> ms',
  'Load-more progress stops after': '<loadMoreProgressTimeoutMs:s> s',
  'Real pagination after page': '<listPagesByButton> (generic) or <offersPagesByButton> (offers)',
  'Compact keyword style over': '<compactKeywordAboveCharacters> characters',
  'Resize debounce': '<layoutResizeDebounceMs> ms (layout), <columnsResizeDebounceMs> ms (columns)',
  'Image widths': '<imageWidthsPx>',
  'Results scroll': '<resultsScrollOffsetPx> px above the list, <resultsScrollMs> ms',
  'List fade on replace':
    '<listFadeMs> ms; modal fade <modalFadeMs> ms; highlight <highlightMs> ms',
  'Blockquote style':
    'small if <blockquoteSmallFromPx> px tall or more, medium between <blockquoteMediumFromPx> and <blockquoteSmallFromPx>',
  'Content header height': '<contentHeaderHeightPx> px on wide screens',
  'Date slider':
    'steps of <dateSliderStepMonths:word> month, minimum range <dateSliderMinimumRangeMonths:word> month',
  'Carousel (auto)': '<carouselIntervalMs> ms',
  'Lazy-loading expand defaults':
    '<lazyLoadingExpandPx:or> px by viewport size; expansion factor <lazyLoadingExpansionFactor>; image load timeout <imageLoadTimeoutMs> ms',
  'Default column width': '<defaultColumnWidthPx>',
  'Keys used': '<escapeKey>, <enterKey>, <tabKey>, <arrowKeys:arrows>',
};
