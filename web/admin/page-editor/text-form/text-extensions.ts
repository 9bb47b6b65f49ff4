import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { Abbreviation, Language, Link, Subscript, Superscript } from './marks.ts';
import { ForeignPaste } from './paste/paste-extension.ts';

/** The extensions that match the contract's rich text, so that everything typed can be saved. */
export const textExtensions = [
  StarterKit.configure({ link: false, underline: false, trailingNode: false }),
  TableKit.configure({ table: { resizable: false } }),
  Link,
  Language,
  Abbreviation,
  Superscript,
  Subscript,
  ForeignPaste,
];
