import type { DryRunView } from '@parvis/contracts/alerts/step-view.ts';
import { useIntl } from 'react-intl';
import { Link } from '../../ui/link/link.tsx';
import styles from './alerts.module.css';

interface PastProps {
  /** Undefined while it cannot be computed; a script requests it again with other choices. */
  readonly past: DryRunView | undefined;
  /**
   * What it would have contained: offers, or news of the chosen categories, or all news until a
   * category is chosen.
   */
  readonly of: 'offers' | 'news' | 'all-news';
  /** The step's address, from which a script fetches this again when the choices change. */
  readonly stepPath: string;
}

/** What an alert would have sent, so that subscribers can judge the number of e-mails. */
export function DryRun({ past, of, stepPath }: PastProps) {
  return (
    <div className={styles.past} data-past={stepPath} aria-live="polite">
      {past ? <Past past={past} of={of} /> : null}
    </div>
  );
}

function Past({
  past: { days, mails, items, examples },
  of,
}: Pick<PastProps, 'of'> & { readonly past: DryRunView }) {
  const { formatMessage } = useIntl();
  return (
    <>
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
    </>
  );
}
