import { defaultLocale } from '@parvis/contracts/site/locale.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import lists from '../lists/lists.module.css';
import { LocaleSelect } from '../shell/locale-select.tsx';
import { PageTree } from './page-tree.tsx';
import styles from './tree.module.css';

/** The tree of the pages and chapters of a language; the language is in the address. */
export function TreeScreen() {
  const { locale = defaultLocale } = useSearch({ from: '/admin/tree' });
  const navigate = useNavigate({ from: '/admin/tree' });
  return (
    <section className={lists.screen}>
      <h1>
        <FormattedMessage id="tree.title" />
      </h1>
      <div className={styles.choice}>
        <LocaleSelect
          value={locale}
          onChange={(chosen) => void navigate({ search: { locale: chosen }, replace: true })}
        />
      </div>
      <PageTree key={locale} locale={locale} />
    </section>
  );
}
