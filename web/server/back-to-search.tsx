import { FormattedMessage } from 'react-intl';
import { currentSearchCookie } from '../public/back-to-search/search-path.ts';
import styles from './back-to-search.module.css';

/** The way back to the last list that was looked at; shown by script where a cookie keeps one. */
export function BackToSearch() {
  return (
    <p data-island="back-to-search" data-wake="visible" data-cookie={currentSearchCookie}>
      <a className={styles.link} hidden>
        <FormattedMessage id="page.back-to-search" />
      </a>
    </p>
  );
}
