import { catalogue } from './catalogue.ts';
import en from './en/lists.json';
import fr from './fr/lists.json';

/** The messages of lists and their filters. */
export const listMessages = catalogue({ fr, en });
