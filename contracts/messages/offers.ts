import { catalogue } from './catalogue.ts';
import en from './en/offers.json';
import fr from './fr/offers.json';

/** The messages of job offers, and the names of the filter values that the product knows. */
export const offerMessages = catalogue({ fr, en });
