import type { ShownImage } from '../media/picture-sources.ts';
import type { ChildPage, ShownPerson, Teaser } from '../site/content-page.ts';
import type { Locale } from '../site/locale.ts';
import type { CareersEntry, CareersPlace } from './careers-place.ts';
import type { ListedOffer } from './offer-views.ts';

/** The careers landing page: links to the offers, the newest ones, people, pages. */
export interface CareersLanding {
  readonly locale: Locale;
  readonly path: string;
  /** The address of the offers list, to which its search form is submitted. */
  readonly offers: string;
  /** How many offers are open, and in how many countries. */
  readonly total: number;
  readonly countries: number;
  /** The places with the most offers, in descending order. */
  readonly places: readonly CareersPlace[];
  readonly domains: readonly CareersEntry[];
  readonly contracts: readonly CareersEntry[];
  readonly newest: readonly ListedOffer[];
  /** The pages about working here, and the careers news. */
  readonly pages: readonly ChildPage[];
  readonly people: readonly ShownPerson[];
  readonly news: readonly (Teaser & { readonly image: ShownImage | undefined })[];
  /** Whether the index is unavailable; then there are no counts, places, domains or contracts. */
  readonly isSearchUnavailable: boolean;
}
