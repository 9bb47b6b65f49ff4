import type { Locale } from '@parvis/contracts/site/locale.ts';
import { FormattedMessage } from 'react-intl';
import { homePath } from '../../server/home-path.ts';
import { cookies } from '../consent/cookies.ts';
import styles from './back-to-search.module.css';

/** The link back to the last visited list; shown by script if a cookie has its address. */
export function BackToSearch({ locale }: { readonly locale: Locale }) {
  return (
    <p data-island="back-to-search" data-wake="visible" data-cookie={cookies.search.name}>
      <a className={styles.link} href={homePath(locale)} hidden>
        <FormattedMessage id="page.back-to-search" />
      </a>
    </p>
  );
}
