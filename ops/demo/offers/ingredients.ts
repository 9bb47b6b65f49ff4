import type { Offer } from '@parvis/contracts/careers/offer.ts';
import type { Domain, Employer, Occupation, Workplace } from './offer-stock.ts';

/** What an offer is composed of. */
export interface Ingredients {
  readonly domain: Domain;
  readonly occupation: Occupation;
  readonly employer: Employer;
  readonly place: Workplace;
  readonly contract: NonNullable<Offer['contract']>;
  readonly years: number;
  readonly remote: NonNullable<Offer['remote']>;
  readonly workingTime: NonNullable<Offer['workingTime']>;
}
