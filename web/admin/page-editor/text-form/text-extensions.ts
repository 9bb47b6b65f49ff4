import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { Link, Subscript, Superscript } from './marks.ts';

/** Exactly what the contract's rich text holds; nothing that could not be saved can be typed. */
export const textExtensions = [
  StarterKit.configure({ link: false, underline: false, trailingNode: false }),
  TableKit.configure({ table: { resizable: false } }),
  Link,
  Superscript,
  Subscript,
];
