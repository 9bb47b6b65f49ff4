import type { Editor } from '@tiptap/react';
import {
  Bold,
  Code,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  SquareCode,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  Undo2,
} from 'lucide-react';
import type { ShortcutName } from '../../shortcuts/shortcuts.ts';

/** One button of the toolbar. */
export interface TextCommand {
  readonly name: string;
  readonly icon: LucideIcon;
  /** `openLinkBar` opens the form of a link. */
  readonly run: (editor: Editor, openLinkBar: () => void) => void;
  readonly active?: (editor: Editor) => boolean;
  readonly can?: (editor: Editor) => boolean;
  readonly shortcut?: ShortcutName;
}

function mark(name: string, icon: LucideIcon, shortcut?: ShortcutName): TextCommand {
  return {
    name,
    icon,
    run: (editor) => editor.chain().focus().toggleMark(name).run(),
    active: (editor) => editor.isActive(name),
    ...(shortcut && { shortcut }),
  };
}

/** The toolbar's buttons in groups. */
export const textCommands: readonly (readonly TextCommand[])[] = [
  [
    mark('bold', Bold, 'bold'),
    mark('italic', Italic, 'italic'),
    mark('strike', Strikethrough),
    mark('code', Code, 'code'),
    mark('superscript', Superscript),
    mark('subscript', Subscript),
    {
      name: 'link',
      icon: Link,
      shortcut: 'link',
      run: (_, openLinkBar) => openLinkBar(),
      active: (editor) => editor.isActive('link'),
    },
  ],
  [
    {
      name: 'bulletList',
      icon: List,
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      active: (editor) => editor.isActive('bulletList'),
    },
    {
      name: 'orderedList',
      icon: ListOrdered,
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      active: (editor) => editor.isActive('orderedList'),
    },
    {
      name: 'blockquote',
      icon: Quote,
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      active: (editor) => editor.isActive('blockquote'),
    },
    {
      name: 'codeBlock',
      icon: SquareCode,
      run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
      active: (editor) => editor.isActive('codeBlock'),
    },
    {
      name: 'horizontalRule',
      icon: Minus,
      run: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
    {
      name: 'table',
      icon: Table,
      run: (editor) =>
        editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
      active: (editor) => editor.isActive('table'),
      can: (editor) => !editor.isActive('table'),
    },
  ],
  [
    {
      name: 'undo',
      icon: Undo2,
      shortcut: 'undo',
      run: (editor) => editor.chain().focus().undo().run(),
      can: (editor) => editor.can().undo(),
    },
    {
      name: 'redo',
      icon: Redo2,
      shortcut: 'redo',
      run: (editor) => editor.chain().focus().redo().run(),
      can: (editor) => editor.can().redo(),
    },
  ],
];

/** The commands inside a table. */
export const tableCommands: readonly { name: string; run: (editor: Editor) => void }[] = [
  { name: 'addRow', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { name: 'addColumn', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { name: 'deleteRow', run: (editor) => editor.chain().focus().deleteRow().run() },
  { name: 'deleteColumn', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { name: 'mergeOrSplit', run: (editor) => editor.chain().focus().mergeOrSplit().run() },
  { name: 'deleteTable', run: (editor) => editor.chain().focus().deleteTable().run() },
];
