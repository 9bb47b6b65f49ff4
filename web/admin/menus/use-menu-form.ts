import type { MenuView } from '@parvis/contracts/menus/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { useNotify } from '../shell/notices.tsx';
import { createMenu, listMenus, readMenu, saveMenu } from './api/menus.ts';
import { menuDraftSchema, toEntries, toRows } from './menu-tree.ts';

/** A menu in a language; `saved` is undefined before the first save. */
export interface EditedMenu {
  readonly name: string;
  readonly locale: Locale;
  readonly saved: MenuView | undefined;
}

/** Returns the draft of a menu's entries, and its save. */
export function useMenuForm({ name, locale, saved }: EditedMenu) {
  const intl = useIntl();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const show = (menu: MenuView) =>
    queryClient.setQueryData(listMenus.queryKey, (list) =>
      list === undefined
        ? list
        : { ...list, items: [...list.items.filter(({ id }) => id !== menu.id), menu] },
    );
  return useFormDraft({
    name: `menu.${name}.${locale}`,
    schema: menuDraftSchema,
    saved,
    draftOf: (menu) => ({ rows: toRows(menu?.entries ?? []) }),
    send: ({ rows }, revision, commandId) =>
      saved
        ? saveMenu(saved.id, toEntries(rows), revision)
        : createMenu({ name, locale }, toEntries(rows), commandId),
    readNewest: () => readMenu(saved?.id ?? ''),
    onSaved: (menu) => {
      show(menu);
      notify({ words: intl.formatMessage({ id: 'menus.saved' }) });
    },
    onTaken: show,
  });
}
