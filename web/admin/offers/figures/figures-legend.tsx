import { FormattedMessage } from 'react-intl';
import styles from './figures.module.css';

/** How offers end, in the order in which bars stack them. */
export const endings = ['closed', 'absent', 'withdrawn'] as const;

/** The legend of the bars' colours. */
export function FiguresLegend() {
  return (
    <ul className={styles.legend}>
      {(['opened', ...endings] as const).map((kind) => (
        <li key={kind} data-kind={kind}>
          <FormattedMessage id={`figures.${kind}`} />
        </li>
      ))}
    </ul>
  );
}
