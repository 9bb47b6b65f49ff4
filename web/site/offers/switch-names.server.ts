import { type ListSwitch, listSwitches } from '@parvis/contracts/site/filters/list-state.ts';
import { byLocale, type Locale } from '@parvis/contracts/site/locale.ts';

/** The labels of the checkboxes that are not facets. */
export const switchNames = {
  french_only: 'offers.french-only',
  locale: 'offers.locale',
  international: 'offers.international',
} as const satisfies Readonly<Record<ListSwitch, string>>;

/**
 * The checkboxes of a page: on a French page, “in French” and “in the page's language” are the
 * same.
 */
export const shownSwitches: Readonly<Record<Locale, readonly ListSwitch[]>> = {
  ...byLocale(() => listSwitches),
  fr: listSwitches.filter((one) => one !== 'locale'),
};
