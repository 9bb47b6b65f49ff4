import type { PastOfAlert } from '@parvis/contracts/alerts/step-view.ts';
import { useIntl } from 'react-intl';
import { Link } from '../../ui/link/link.tsx';
import styles from './alerts.module.css';

/** What an alert would have sent, so that nobody subscribes to silence or to a flood. */
export function Past({ past: { days, mails, items, examples } }: { readonly past: PastOfAlert }) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <p>
        {mails === 0
          ? formatMessage({ id: 'alerts.past-none' }, { days })
          : formatMessage({ id: 'alerts.past' }, { days, mails, items })}
      </p>
      <ul className={styles.examples}>
        {examples.map(({ title, path }) => (
          <li key={path}>
            <Link href={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
