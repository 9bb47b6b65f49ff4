import { siteSearchMinimumCharacters } from '@parvis/contracts/limits/search.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import { useIntl } from 'react-intl';
import { Button } from '../ui/button/button.tsx';
import styles from './header-search.module.css';

interface HeaderSearchProps {
  readonly locale: Locale;
  /** On small screens the search stands before the main menu, on large ones after it. */
  readonly place: 'before-menu' | 'after-menu';
}

/** The search of the news in the header: a form that opens in place and works without script. */
export function HeaderSearch({ locale, place }: HeaderSearchProps) {
  const { formatMessage } = useIntl();
  const words = (id: string) => formatMessage({ id });
  const field = `search-${place}`;
  return (
    <details className={styles.search} data-place={place} name="site-menu">
      <summary className={styles.opener}>
        <svg className={styles.glass} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <circle cx="8.5" cy="8.5" r="5.75" />
          <path d="m13 13 5 5" />
        </svg>
        <span className="visually-hidden">{words('search.open')}</span>
      </summary>
      <search className={styles.panel}>
        <form className={styles.form} action={pathOf('content_list_news', locale)} method="get">
          <label className={styles.label} htmlFor={field}>
            {words('search.label')}
          </label>
          <input
            className={styles.field}
            id={field}
            type="search"
            name="q"
            required
            minLength={siteSearchMinimumCharacters}
            autoComplete="off"
          />
          <Button type="submit">{words('search.submit')}</Button>
        </form>
      </search>
    </details>
  );
}
