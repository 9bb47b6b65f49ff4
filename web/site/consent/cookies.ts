import {
  alertsCookie,
  alertsSessionSeconds,
  editedAlertCookie,
  editedAlertSeconds,
} from '@parvis/contracts/alerts/session.ts';
import {
  campaignCookieMonths,
  currentSearchCookieSeconds,
  languageSuggestionCookieSeconds,
  menuCookieSeconds,
  profileCookieSeconds,
  seaCampaignCookieSeconds,
} from '@parvis/contracts/limits/cookies.ts';
import { profileCookie } from '@parvis/contracts/site/applicant-profile.ts';
import { consentCookie, consentMonths } from './consent-cookie.ts';
import type { Category } from './purposes.ts';

/** A cookie that a page sets, with its purpose, which determines the required consent. */
export interface SiteCookie {
  /** Its name or, with `hasSuffix`, the prefix of its name. */
  readonly name: string;
  readonly hasSuffix?: true;
  readonly category: Category;
  readonly lasts: { readonly seconds: number } | { readonly months: number };
}

/**
 * Every cookie that pages set. The panel is rendered from this table, and every cookie is set by
 * it.
 */
export const cookies = {
  consent: { name: consentCookie, category: 'cat1', lasts: { months: consentMonths } },
  menu: { name: 'menu_', hasSuffix: true, category: 'cat1', lasts: { seconds: menuCookieSeconds } },
  search: {
    name: 'rh_current_search',
    category: 'cat1',
    lasts: { seconds: currentSearchCookieSeconds },
  },
  language: {
    name: 'language_suggestion',
    category: 'cat1',
    lasts: { seconds: languageSuggestionCookieSeconds },
  },
  alerts: { name: alertsCookie, category: 'cat1', lasts: { seconds: alertsSessionSeconds } },
  editedAlert: {
    name: editedAlertCookie,
    category: 'cat1',
    lasts: { seconds: editedAlertSeconds },
  },
  profile: {
    name: profileCookie,
    category: 'cat3',
    lasts: { seconds: profileCookieSeconds },
  },
  campaign: { name: 'parvis_campaign', category: 'cat5', lasts: { months: campaignCookieMonths } },
  campaigns: {
    name: 'parvis_campaign_',
    hasSuffix: true,
    category: 'cat5',
    lasts: { months: campaignCookieMonths },
  },
  sea: {
    name: 'rh_sea_campaign',
    category: 'cat5',
    lasts: { seconds: seaCampaignCookieSeconds },
  },
} as const satisfies Readonly<Record<string, SiteCookie>>;

export type CookieKey = keyof typeof cookies;

function isCookieKey(key: string): key is CookieKey {
  return Object.hasOwn(cookies, key);
}

/** The keys of the table, in its order. */
export const cookieKeys: readonly CookieKey[] = Object.keys(cookies).filter(isCookieKey);

/** The cookies that need no consent. */
export type NecessaryCookie = {
  [Key in CookieKey]: (typeof cookies)[Key]['category'] extends 'cat1' ? Key : never;
}[CookieKey];
