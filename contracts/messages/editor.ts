import { catalogue } from './catalogue.ts';
import en from './en/editor.json';
import fr from './fr/editor.json';

/** The messages of the rich-text editor. */
export const editorMessages = catalogue({ fr, en });
