import { catalogue } from './catalogue.ts';
import en from './en/refusals.json';
import fr from './fr/refusals.json';

/** The messages of refusals, by code and reason, and the names of fields. */
export const refusalMessages = catalogue({ fr, en });
