import { catalogue } from './catalogue.ts';
import en from './en/consent.json';
import fr from './fr/consent.json';

/** The messages of the banner of cookies and its panel. */
export const consentMessages = catalogue({ fr, en });
