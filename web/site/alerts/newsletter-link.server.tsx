import { stepPath } from '@parvis/contracts/alerts/steps.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useIntl } from 'react-intl';
import styles from './alerts.module.css';

/** The floating button on lists and front pages, which links to the newsletter. */
export function NewsletterLink({ locale }: { readonly locale: Locale }) {
  const { formatMessage } = useIntl();
  return (
    <a className={styles.newsletter} href={stepPath('newsletter', 'create', locale)}>
      {formatMessage({ id: 'alerts.newsletter' })}
    </a>
  );
}
