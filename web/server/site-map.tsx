import type { MenuEntry } from '@parvis/contracts/site/screens.ts';
import styles from './site-map.module.css';

/** The two levels of the main menu, laid open. */
export function SiteMap({ menu }: { readonly menu: readonly MenuEntry[] }) {
  return (
    <ul className={styles.map}>
      {menu.map((entry) => (
        <li key={entry.path}>
          <a className={styles.top} href={entry.path}>
            {entry.title}
          </a>
          {entry.children.length > 0 ? (
            <ul>
              {entry.children.map((page) => (
                <li key={page.path}>
                  <a href={page.path}>{page.title}</a>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
