import { useMenuControl } from './menu-control.ts';
import { MenuDisclosure } from './menu-disclosure.tsx';
import { isWithin, type MenuLine } from './menu-line.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './site-menu.module.css';

interface MenuItemProps {
  /** The item's position in the menu. */
  readonly item: string;
  readonly line: MenuLine;
}

/** A top-level entry: a plain link, or a disclosure when it has children. */
export function MenuItem({ item, line }: MenuItemProps) {
  const { current } = useMenuControl();
  const here = isWithin(current, line) || undefined;
  return (
    <li className={styles.item}>
      {line.children.length > 0 ? (
        <MenuDisclosure item={item} line={line} here={here} />
      ) : (
        <MenuLink line={line} className={styles.top} here={here} />
      )}
    </li>
  );
}
