import type { Editor, EditorEvents } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Slice } from '@tiptap/pm/model';
import { Selection, type Transaction } from '@tiptap/pm/state';
import { Mapping } from '@tiptap/pm/transform';

type Change = Pick<EditorEvents['transaction'], 'transaction' | 'appendedTransactions'>;

/**
 * Returns a function that reverts the latest change when it is called, and keeps what was typed
 * since, also right after it. The editor’s own undo would revert what was typed instead.
 */
export function takingBack(editor: Editor, change: Change): () => void {
  const steps = transactionsOf(change).flatMap(({ steps: all, docs }) =>
    all.flatMap((step, index) => {
      const doc = docs[index];
      return doc ? [{ map: step.getMap(), inverse: step.invert(doc) }] : [];
    }),
  );
  const end = editor.state.selection.to;
  const since = new Mapping(steps.map(({ map }) => map));
  const follow = (later: Change) => {
    for (const { mapping } of transactionsOf(later)) since.appendMapping(mapping);
  };
  editor.on('transaction', follow);
  return () => {
    editor.off('transaction', follow);
    if (editor.isDestroyed || !editor.isEditable) return;
    const { tr } = editor.state;
    const later = since.slice(steps.length);
    const [from, to] = [later.map(end, -1), later.map(end, 1)];
    const typed = tr.doc.slice(from, to);
    since.appendMapping(tr.delete(from, to).mapping);
    for (const [index, { inverse }] of [...steps.entries()].toReversed()) {
      const back = inverse.map(since.slice(index + 1));
      if (back === null || tr.maybeStep(back).failed !== null) continue;
      since.appendMap(back.getMap(), index);
    }
    insertNear(tr, tr.mapping.map(from), typed);
    editor.view.dispatch(closeHistory(tr).scrollIntoView());
    editor.commands.focus();
  };
}

function insertNear(tr: Transaction, place: number, slice: Slice): void {
  if (slice.size === 0) return;
  const { from } = Selection.near(tr.doc.resolve(place), -1);
  tr.replaceRange(from, from, slice);
}

function transactionsOf({ transaction, appendedTransactions }: Change) {
  return [transaction, ...appendedTransactions];
}
