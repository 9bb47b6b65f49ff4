const hour = 60 * 60;
const day = 24 * hour;

/** Lifetime of the cookies that store the state of the mobile menu, in seconds. “Menu cookies”. */
export const menuCookieSeconds = 2 * hour;
/** Lifetime of the cookie of the applicant profile, in seconds. “Profile cookie”. */
export const profileCookieSeconds = 7 * day;
/** Lifetime of the cookies of a campaign, in calendar months. “Campaign cookies”. */
export const campaignCookieMonths = 13;
/** Lifetime of the cookie of an advertising campaign, in seconds. “Sea campaign cookie”. */
export const seaCampaignCookieSeconds = hour;
/** Lifetime of the cookie of the last search, in seconds. “rh_current_search cookie”. */
export const currentSearchCookieSeconds = hour;
/** Lifetime of the cookie of the language suggestion, in seconds. “Language-suggestion cookie”. */
export const languageSuggestionCookieSeconds = 31 * day;
