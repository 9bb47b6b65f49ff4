import type { Locale } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import { useIntl } from 'react-intl';
import styles from './header-search.module.css';
import { SearchForm } from './search-form.server.tsx';

interface HeaderSearchProps {
  readonly locale: Locale;
  /** On small screens the search precedes the main menu; on large ones it follows the menu. */
  readonly place: 'before-menu' | 'after-menu';
  /** Whether its script is loaded; editors get the plain form. */
  readonly awakes: boolean;
}

/**
 * The site search in the header: a form that opens in place and works without script. Its script
 * turns it into an overlay that shows results while the visitor types.
 */
export function HeaderSearch({ locale, place, awakes }: HeaderSearchProps) {
  const { formatMessage } = useIntl();
  const words = (id: string) => formatMessage({ id });
  const id = `search-${place}`;
  return (
    <details
      className={styles.search}
      data-place={place}
      data-island={awakes ? 'search' : undefined}
      data-wake="intent"
      data-suggests={pathOf('search_autocomplete', locale)}
      name="site-menu"
    >
      <summary className={styles.opener}>
        <span className={styles.toOpen}>
          <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <circle cx="8.5" cy="8.5" r="5.75" />
            <path d="m13 13 5 5" />
          </svg>
          <span className="visually-hidden">{words('search.open')}</span>
        </span>
        <span className={styles.toClose}>
          <Cross />
          <span className="visually-hidden">{words('search.close')}</span>
        </span>
      </summary>
      <div className={styles.panel} data-search="panel" data-label={words('search.label')}>
        <search className={styles.inner}>
          <div className={styles.form}>
            <SearchForm locale={locale} id={id} />
            <div className={styles.suggestions} hidden data-search="suggested">
              <p className={styles.suggested} id={`${id}-suggested`}>
                {words('search.suggestions')}
              </p>
              <div
                id={`${id}-list`}
                role="listbox"
                aria-labelledby={`${id}-suggested`}
                data-search="suggestions"
              />
            </div>
          </div>
          <p className="visually-hidden" role="status" data-search="status" />
          <div className={styles.answer} data-search="answer">
            <div className={styles.account} data-search="account" />
            <div data-search="results" />
          </div>
        </search>
        <button type="button" className={styles.close} hidden data-search="close">
          <Cross />
          <span className="visually-hidden">{words('search.close')}</span>
        </button>
      </div>
    </details>
  );
}

function Cross() {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d="m3 3 14 14M17 3 3 17" />
    </svg>
  );
}
