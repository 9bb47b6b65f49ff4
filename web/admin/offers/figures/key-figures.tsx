import type { DayFigures } from '@parvis/contracts/careers/offer-figures.ts';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import styles from './figures.module.css';
import { addUp } from './weeks.ts';

/** How many offers are open now, and how many opened and ended in the period. */
export function KeyFigures({ days }: { days: readonly DayFigures[] }) {
  const figures = { open: days.at(-1)?.open ?? 0, ...addUp(days) };
  return (
    <dl className={styles.keys}>
      {(['open', 'opened', 'ended'] as const).map((key) => (
        <div key={key}>
          <dt>
            <FormattedMessage id={`figures.key.${key}`} />
          </dt>
          <dd>
            <FormattedNumber value={figures[key]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
