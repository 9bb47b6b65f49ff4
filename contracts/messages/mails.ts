import { catalogue } from './catalogue.ts';
import en from './en/mails.json';
import fr from './fr/mails.json';

/** The messages of e-mails. */
export const mailMessages = catalogue({ fr, en });
