const hour = 60 * 60;
const day = 24 * hour;

/** Cookies that keep the state of the mobile menu live this long, in seconds. “Menu cookies”. */
export const menuCookieSeconds = 2 * hour;
/** The cookie of the applicant profile lives this long, in seconds. “Profile cookie”. */
export const profileCookieSeconds = 7 * day;
/** The cookies of a campaign live this long, in calendar months. “Campaign cookies”. */
export const campaignCookieMonths = 13;
/** The cookie of an advertising campaign lives this long, in seconds. “Sea campaign cookie”. */
export const seaCampaignCookieSeconds = hour;
/** The cookie of the last search lives this long, in seconds. “rh_current_search cookie”. */
export const currentSearchCookieSeconds = hour;
/** The cookie of the language suggestion lives this long, in seconds. “Language-suggestion cookie”. */
export const languageSuggestionCookieSeconds = 31 * day;
