import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import look from '../../ui/tabs/tabs.module.css';
import styles from './page-tabs.module.css';
import { allTabsId, type PageTab } from './tabs-of-page.server.ts';

interface PageTabsProps {
  readonly tabs: readonly PageTab[];
  /** The contents of the tab. */
  readonly children: (tab: PageTab) => ReactNode;
}

/**
 * The tabs of a page above their contents: links to parts of the page, of which one is shown at a
 * time, or all. The address contains the choice, with or without script.
 */
export function PageTabs({ tabs, children }: PageTabsProps) {
  const { formatMessage } = useIntl();
  const all = { id: allTabsId, name: formatMessage({ id: 'card-tabs.all' }) };
  return (
    <div id={allTabsId} className={styles.tabs} data-island="page-tabs" data-wake="now">
      <nav className={styles.bar} aria-label={formatMessage({ id: 'page-tabs.label' })}>
        <ul className={styles.list}>
          {[...tabs, all].map(({ id, name }) => (
            <li key={id}>
              <a className={`${look.tab} ${styles.tab}`} href={`#${id}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {tabs.map((tab) => (
        // Its content may be a region with the same name.
        <div
          key={tab.id}
          id={tab.id}
          className={styles.part}
          role="group"
          aria-label={tab.name}
          data-part
        >
          {children(tab)}
        </div>
      ))}
    </div>
  );
}
