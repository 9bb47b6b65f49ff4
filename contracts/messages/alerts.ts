import { catalogue } from './catalogue.ts';
import en from './en/alerts.json';
import fr from './fr/alerts.json';

/** The messages of alerts and of what visitors manage through mailed links. */
export const alertMessages = catalogue({ fr, en });
