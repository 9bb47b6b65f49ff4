import { defaultLocale, locales } from '@parvis/contracts/site/locale.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import lists from '../lists/lists.module.css';
import { NativeSelect } from '../shell/native-select.tsx';
import { PageTree } from './page-tree.tsx';
import styles from './tree.module.css';

/** The pages and chapters of a language as they stand under each other; the language is kept in the address. */
export function TreeScreen() {
  const intl = useIntl();
  const { locale = defaultLocale } = useSearch({ from: '/admin/tree' });
  const navigate = useNavigate({ from: '/admin/tree' });
  return (
    <section className={lists.screen}>
      <h1>
        <FormattedMessage id="tree.title" />
      </h1>
      <div className={styles.choice}>
        <NativeSelect
          label={intl.formatMessage({ id: 'filter.locale' })}
          value={locale}
          options={locales.map((value) => ({
            value,
            label: intl.formatMessage({ id: `locale.${value}` }),
          }))}
          onChange={(chosen) => void navigate({ search: { locale: chosen }, replace: true })}
        />
      </div>
      <PageTree key={locale} locale={locale} />
    </section>
  );
}
