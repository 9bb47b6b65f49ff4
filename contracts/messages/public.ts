import { catalogue } from './catalogue.ts';
import en from './en/public.json';
import fr from './fr/public.json';

/** The messages of the public site. */
export const publicMessages = catalogue({ fr, en });
