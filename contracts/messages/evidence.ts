import { catalogue } from './catalogue.ts';
import en from './en/evidence.json';
import fr from './fr/evidence.json';

/** The messages of the reports in bundles of evidence. */
export const evidenceMessages = catalogue({ fr, en });
