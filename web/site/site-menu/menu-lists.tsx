import { useMenuControl } from './menu-control.ts';
import { MenuItem } from './menu-item.tsx';
import type { MenuLine } from './menu-line.ts';
import styles from './site-menu.module.css';

interface MenuListsProps {
  readonly entries: readonly MenuLine[];
  readonly aside: Readonly<Record<string, MenuLine>>;
}

/** The secondary entries (profiles, languages), then the main ones. */
export function MenuLists({ entries, aside }: MenuListsProps) {
  const { labels } = useMenuControl();
  return (
    <div className={styles.lists}>
      <ul className={styles.aside} aria-label={labels.aside}>
        {Object.entries(aside).map(([item, line]) => (
          <MenuItem key={item} item={item} line={line} />
        ))}
      </ul>
      <ul className={styles.list}>
        {Object.entries(entries).map(([item, line]) => (
          <MenuItem key={item} item={item} line={line} />
        ))}
      </ul>
    </div>
  );
}
