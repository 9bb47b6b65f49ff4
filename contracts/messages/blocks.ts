import { catalogue } from './catalogue.ts';
import en from './en/blocks.json';
import fr from './fr/blocks.json';

/** The messages of modules. */
export const blockMessages = catalogue({ fr, en });
