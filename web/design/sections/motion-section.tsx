import { modalFadeMs } from '@parvis/contracts/limits/layout.ts';
import { listFadeMs } from '@parvis/contracts/limits/lists.ts';
import { megaMenuAnimationMs } from '@parvis/contracts/limits/navigation.ts';
import { DesignSection } from '../specimen.tsx';
import styles from './foundations.module.css';

const durations = [
  ['menu-animation', megaMenuAnimationMs],
  ['list-fade', listFadeMs],
  ['modal-fade', modalFadeMs],
] as const;

/** The three durations; all are zero for visitors who prefer reduced motion. */
export function MotionSection() {
  return (
    <DesignSection name="motion">
      <ul className={styles.durations}>
        {durations.map(([token, ms]) => (
          <li key={token} className={styles[token]}>
            <code>{token}</code>
            <span>{ms} ms</span>
          </li>
        ))}
      </ul>
    </DesignSection>
  );
}
