import { treeMenuEntries, treeMenuSubEntries } from '@parvis/contracts/limits/pages.ts';
import { defaultLocale, type Locale } from '@parvis/contracts/site/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { DeleteButton } from '../lists/delete-button.tsx';
import lists from '../lists/lists.module.css';
import { requireShown } from '../requests/require-shown.ts';
import { HistoryLink } from '../revisions/history-link.tsx';
import { Loading } from '../shell/frame.tsx';
import { LocaleSelect } from '../shell/locale-select.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import { useCanWrite } from '../shell/session.ts';
import { deleteMenu, listMenus, undeleteMenu } from './api/menus.ts';
import { MenuEditor } from './menu-editor.tsx';
import { isShownMenu, menuTitle, shownMenus } from './menu-names.ts';
import styles from './menus.module.css';

/** A menu of the site in a language, for editing; which one is in the address. */
export function MenusScreen() {
  const intl = useIntl();
  const { name = 'main', locale = defaultLocale } = useSearch({ from: '/admin/menus' });
  const navigate = useNavigate({ from: '/admin/menus' });
  const { data, error } = useQuery(listMenus);
  const mayWrite = useCanWrite();
  requireShown(data, error);
  const saved = data?.items.find((menu) => menu.name === name && menu.locale === locale);
  const names = [
    ...new Set<string>([...shownMenus, ...(data?.items ?? []).map((menu) => menu.name), name]),
  ];
  const wordsOf = (one: string) => menuTitle(intl, one);
  return (
    <section className={lists.screen}>
      <h1>
        <FormattedMessage id="menus.title" />
      </h1>
      <MenuChoice
        {...{ name, locale }}
        names={names}
        wordsOf={wordsOf}
        onChange={(search) => void navigate({ search, replace: true })}
      />
      {!isShownMenu(name) && (
        <p className={lists.count}>
          <FormattedMessage id="menus.unshown" values={{ name }} />
        </p>
      )}
      {name === 'main' && data && !saved && (
        <p className={lists.count}>
          <FormattedMessage
            id="menus.from-tree"
            values={{ entries: treeMenuEntries, below: treeMenuSubEntries }}
          />
        </p>
      )}
      {data ? (
        <MenuEditor key={`${name}.${locale}`} name={name} locale={locale} saved={saved} />
      ) : (
        <Loading />
      )}
      {saved && (
        <p className={lists.actions}>
          <HistoryLink of={{ type: 'menu', id: saved.id }} name={wordsOf(name)} />
          {mayWrite && (
            <DeleteButton
              name={wordsOf(name)}
              question="menus.delete-question"
              send={() => deleteMenu(saved)}
              undo={() => undeleteMenu(saved)}
              list="menus"
            />
          )}
        </p>
      )}
    </section>
  );
}

interface MenuChoiceProps {
  readonly name: string;
  readonly locale: Locale;
  readonly names: readonly string[];
  readonly wordsOf: (name: string) => string;
  readonly onChange: (chosen: { readonly name: string; readonly locale: Locale }) => void;
}

function MenuChoice({ name, locale, names, wordsOf, onChange }: MenuChoiceProps) {
  const intl = useIntl();
  return (
    <div className={styles.choice}>
      <NativeSelect
        label={intl.formatMessage({ id: 'menus.menu' })}
        value={name}
        options={names.map((value) => ({ value, label: wordsOf(value) }))}
        onChange={(chosen) => onChange({ name: chosen, locale })}
      />
      <LocaleSelect value={locale} onChange={(chosen) => onChange({ name, locale: chosen })} />
    </div>
  );
}
