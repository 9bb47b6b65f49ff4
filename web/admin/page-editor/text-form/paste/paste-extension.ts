import { type Losses, noLosses } from '@parvis/contracts/rich-text/html/losses.ts';
import { Extension, getHTMLFromFragment } from '@tiptap/core';
import { Fragment, type Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { filesOf, picturesAmong } from './clipboard-pictures.ts';
import { plainTextSlice } from './plain-text.ts';
import { readPasted } from './read-pasted.ts';
import { takingBack } from './take-back.ts';

declare module '@tiptap/core' {
  interface EditorEvents {
    leftOut: LeftOut;
  }
}

/** What was left out of what was pasted or dropped. */
export interface LeftOut {
  readonly losses: Losses;
  /** Pictures that are not among the losses because the clipboard has them as files. */
  readonly pictures: readonly File[];
  /** Reverts the paste; undefined when nothing could be pasted. */
  readonly undo: (() => void) | undefined;
}

type Found = Pick<LeftOut, 'losses' | 'pictures'>;

/** HTML of this editor, or of another that is built on ProseMirror, says how it was cut. */
const cutMark = 'data-pm-slice';

/**
 * Reads pasted HTML as the API does, and emits `leftOut` when something of it was lost, or is a
 * picture. Pasted and dropped HTML is parsed, then inserted, within one turn of the event loop.
 */
export const ForeignPaste = Extension.create<object, { found: Found | undefined }>({
  name: 'foreignPaste',
  addStorage: () => ({ found: undefined }),
  onTransaction({ editor, transaction, appendedTransactions }) {
    const { found } = this.storage;
    if (found === undefined || !transaction.docChanged) return;
    this.storage.found = undefined;
    const undo = takingBack(editor, { transaction, appendedTransactions });
    editor.emit('leftOut', { ...found, undo });
  },
  addProseMirrorPlugins() {
    const { editor, storage } = this;
    const note = (found: Found) => {
      storage.found = orNothing(found);
      queueMicrotask(() => {
        storage.found = undefined;
      });
    };
    /** Says it when nothing of what was pasted or dropped is text, which then replaces nothing. */
    const isAllLost = (data: DataTransfer | null, slice: Slice) => {
      if (slice.size > 0) return false;
      const found = orNothing(withFiles(storage.found, data));
      if (found === undefined) return false;
      storage.found = undefined;
      editor.emit('leftOut', { ...found, undo: undefined });
      return true;
    };
    const plugin = new Plugin({
      props: {
        transformPastedHTML(html, { state: { schema } }) {
          const { doc, losses, embedded } = readPasted(html);
          const isCut = html.includes(cutMark);
          note(carrying(filesOf(embedded), isCut ? { ...losses, links: 0 } : losses));
          if (isCut) return html;
          return getHTMLFromFragment(Fragment.fromJSON(schema, doc.content), schema);
        },
        clipboardTextParser: (text, $context, _isPlain, { state: { schema } }) =>
          plainTextSlice(text, schema, $context.marks()),
        handlePaste: (_view, { clipboardData }, slice) => isAllLost(clipboardData, slice),
        handleDrop: (_view, { dataTransfer }, slice) => isAllLost(dataTransfer, slice),
      },
    });
    return [plugin];
  },
});

function orNothing(found: Found): Found | undefined {
  const isEmpty = !hasAny(found.losses) && found.pictures.length === 0;
  return isEmpty ? undefined : found;
}

/** Returns whether anything was lost. */
export function hasAny(losses: Losses): boolean {
  return Object.values(losses).some((count) => count > 0);
}

function carrying(pictures: readonly File[], losses: Losses): Found {
  return { pictures, losses: { ...losses, pictures: losses.pictures - pictures.length } };
}

/**
 * Adds the clipboard's files to what its HTML has. Besides a text, applications put a picture of
 * it there; without one, a file is the picture itself, which the HTML may name by its address.
 */
function withFiles(html: Found | undefined, data: DataTransfer | null): Found {
  const files = Array.from(data?.files ?? []).filter(({ type }) => type.startsWith('image/'));
  if (html === undefined)
    return carrying(picturesAmong(files), { ...noLosses(), pictures: files.length });
  const pictures = picturesAmong(files);
  if (html.pictures.length > 0 || pictures.length === 0) return html;
  return carrying(pictures, {
    ...html.losses,
    pictures: Math.max(html.losses.pictures, pictures.length),
  });
}
