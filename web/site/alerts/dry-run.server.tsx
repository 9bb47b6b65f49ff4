import type { DryRunView } from '@parvis/contracts/alerts/step-view.ts';
import { useIntl } from 'react-intl';
import { Link } from '../../ui/link/link.tsx';
import styles from './alerts.module.css';

interface PastProps {
  readonly past: DryRunView;
  /**
   * What it would have contained: offers, or news of the chosen categories, or all news until a
   * category is chosen.
   */
  readonly of: 'offers' | 'news' | 'all-news';
  /** The step's address, from which a script fetches this again when the choices change. */
  readonly stepPath: string;
}

/** What an alert would have sent, so that subscribers can judge the number of e-mails. */
export function DryRun({ past: { days, mails, items, examples }, of, stepPath }: PastProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.past} data-past={stepPath} aria-live="polite">
      <p>
        {mails === 0
          ? formatMessage({ id: `alerts.past-none.${of}` }, { days })
          : formatMessage({ id: `alerts.past.${of}` }, { days, mails, items })}
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
