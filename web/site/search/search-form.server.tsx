import { siteSearchMinimumCharacters } from '@parvis/contracts/limits/search.ts';
import { maxKeywordsLength } from '@parvis/contracts/site/filters/list-state.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/button/button.tsx';
import styles from './search-form.module.css';

interface SearchFormProps {
  readonly locale: Locale;
  /** The id of the field. */
  readonly id: string;
  readonly value?: string;
  /** Set when a heading already labels it. */
  readonly isLabelHidden?: boolean;
}

/** The form of the site search. Parts that need script are hidden until it is loaded. */
export function SearchForm({ locale, id, value, isLabelHidden }: SearchFormProps) {
  const { formatMessage } = useIntl();
  const words = (message: string) => formatMessage({ id: message });
  return (
    <form action={pathOf('search_do', locale)} method="get" data-search="form">
      <label className={isLabelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {words('search.label')}
      </label>
      <div className={styles.line}>
        <input
          id={id}
          className={styles.field}
          type="search"
          name="search"
          defaultValue={value}
          required
          minLength={siteSearchMinimumCharacters}
          maxLength={maxKeywordsLength}
          autoComplete="off"
          enterKeyHint="search"
          data-search="field"
        />
        <button type="button" className={styles.clear} hidden data-search="clear">
          <span className="visually-hidden">{words('search.clear')}</span>
          <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
            <path d="m2 2 8 8M10 2 2 10" />
          </svg>
        </button>
        <Button type="submit">{words('search.submit')}</Button>
      </div>
    </form>
  );
}
