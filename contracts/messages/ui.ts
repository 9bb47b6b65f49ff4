import { catalogue } from './catalogue.ts';
import en from './en/ui.json';
import fr from './fr/ui.json';

/** The messages of the design page. */
export const uiMessages = catalogue({ fr, en });
