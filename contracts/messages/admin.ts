import { catalogue } from './catalogue.ts';
import en from './en/admin.json';
import fr from './fr/admin.json';

/** The messages of the back-office. */
export const adminMessages = catalogue({ fr, en });
