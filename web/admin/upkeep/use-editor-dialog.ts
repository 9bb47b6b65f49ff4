import { useNavigate, useSearch } from '@tanstack/react-router';
import type { EditorDialog } from '../page-editor/editor-search.ts';

/** Returns whether a dialog of the editor is open according to the address, and functions for that. */
export function useEditorDialog(name: EditorDialog) {
  const { dialog } = useSearch({ from: '/admin/content/$kind/$id/edit' });
  const navigate = useNavigate({ from: '/admin/content/$kind/$id/edit' });
  const go = (next: EditorDialog | undefined) =>
    void navigate({ search: (search) => ({ ...search, dialog: next }), replace: true });
  return { isOpen: dialog === name, open: () => go(name), close: () => go(undefined) };
}
