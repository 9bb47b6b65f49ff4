import { FormattedMessage, useIntl } from 'react-intl';
import { navigationId } from '../site/site-menu/navigation-id.ts';
import styles from './skip-links.module.css';

/** Ids of the targets of the skip links. */
export const mainId = 'content';
export const footerId = 'footer';

/** Shown at the first press of Tab. */
export function SkipLinks() {
  const { formatMessage } = useIntl();
  return (
    <nav className={styles.skip} aria-label={formatMessage({ id: 'skip.label' })}>
      <a href={`#${mainId}`}>
        <FormattedMessage id="skip.main" />
      </a>
      <a href={`#${navigationId}`} data-wakes="site-menu">
        <FormattedMessage id="skip.menu" />
      </a>
      <a href={`#${footerId}`}>
        <FormattedMessage id="skip.footer" />
      </a>
    </nav>
  );
}
