import { type Losses, noLosses } from '@parvis/contracts/rich-text/html/losses.ts';
import { Extension, getHTMLFromFragment } from '@tiptap/core';
import { Fragment, type Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
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
  /** Reverts the paste; undefined when nothing could be pasted. */
  readonly undo: (() => void) | undefined;
}

/** HTML of this editor, or of another that is built on ProseMirror, says how it was cut. */
const cutMark = 'data-pm-slice';

/**
 * Reads pasted HTML as the API does, and emits `leftOut` when something of it was lost. Pasted and
 * dropped HTML is parsed, then inserted, within one turn of the event loop.
 */
export const ForeignPaste = Extension.create<object, { losses: Losses | undefined }>({
  name: 'foreignPaste',
  addStorage: () => ({ losses: undefined }),
  onTransaction({ editor, transaction, appendedTransactions }) {
    const { losses } = this.storage;
    if (losses === undefined || !transaction.docChanged) return;
    this.storage.losses = undefined;
    const undo = takingBack(editor, { transaction, appendedTransactions });
    editor.emit('leftOut', { losses, undo });
  },
  addProseMirrorPlugins() {
    const { editor, storage } = this;
    const note = (losses: Losses) => {
      storage.losses = hasAny(losses) ? losses : undefined;
      queueMicrotask(() => {
        storage.losses = undefined;
      });
    };
    /** Says it when nothing of what was pasted or dropped is text, which then replaces nothing. */
    const isAllLost = (data: DataTransfer | null, slice: Slice) => {
      const losses = slice.size > 0 ? undefined : (storage.losses ?? lossOfFiles(data));
      if (losses === undefined) return false;
      storage.losses = undefined;
      editor.emit('leftOut', { losses, undo: undefined });
      return true;
    };
    const plugin = new Plugin({
      props: {
        transformPastedHTML(html, { state: { schema } }) {
          const { doc, losses } = readPasted(html);
          const isCut = html.includes(cutMark);
          note(isCut ? { ...losses, links: 0 } : losses);
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

function hasAny(losses: Losses): boolean {
  return Object.values(losses).some((count) => count > 0);
}

/** Returns the loss of images without HTML, such as a screenshot. */
function lossOfFiles(data: DataTransfer | null): Losses | undefined {
  const images = Array.from(data?.files ?? []).filter(({ type }) => type.startsWith('image/'));
  return images.length > 0 ? { ...noLosses(), pictures: images.length } : undefined;
}
