import type { SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import { useIntl } from 'react-intl';
import { Anchor } from '../../ui/link/anchor.tsx';
import styles from './section-menu.module.css';

interface SectionMenuProps {
  readonly frame: Pick<SiteFrame, 'hr'>;
  /** The current path. */
  readonly path: string;
}

/** The careers menu, on each careers page: a row that scrolls sideways in a narrow window. */
export function SectionMenu({ frame: { hr }, path }: SectionMenuProps) {
  const { formatMessage } = useIntl();
  if (hr === undefined || hr.length === 0) return null;
  return (
    <nav className={styles.section} aria-label={formatMessage({ id: 'menu.hr' })}>
      <ul className={styles.list}>
        {hr.map((entry) => (
          <li key={entry.path}>
            <Anchor
              href={entry.path}
              className={styles.entry}
              aria-current={entry.path === path ? 'page' : undefined}
            >
              {entry.title}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
