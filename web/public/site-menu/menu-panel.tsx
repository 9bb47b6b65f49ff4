import type { MenuEntry } from '@parvis/contracts/site/screens.ts';
import type { RefObject } from 'react';
import styles from './site-menu.module.css';

interface MenuPanelProps {
  readonly entry: MenuEntry;
  readonly current: string;
  readonly labels: { readonly back: string; readonly overview: string };
  readonly backButton: RefObject<HTMLButtonElement | null>;
  readonly onBack: () => void;
}

/** What an entry discloses: its own page and those beneath it, with a way back in the drawer. */
export function MenuPanel({ entry, current, labels, backButton, onBack }: MenuPanelProps) {
  const here = (path: string) => (current === path ? 'page' : undefined);
  return (
    <div className={styles.panel}>
      <div className={styles.panelGrid}>
        <button ref={backButton} type="button" className={styles.back} onClick={onBack}>
          {labels.back}
        </button>
        <p className={styles.overview}>
          <span aria-hidden="true">{entry.title}</span>
          <a href={entry.path} aria-current={here(entry.path)}>
            {labels.overview}
            <span className="visually-hidden"> – {entry.title}</span>
          </a>
        </p>
        <ul className={styles.pages}>
          {entry.children.map((page) => (
            <li key={page.path}>
              <a href={page.path} aria-current={here(page.path)}>
                {page.title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
