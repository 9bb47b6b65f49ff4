import { useMenuControl } from './menu-control.ts';
import { MenuDisclosure } from './menu-disclosure.tsx';
import { isWithin, type MenuLine } from './menu-line.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './site-menu.module.css';

interface MenuItemProps {
  /** The item's place in the menu. */
  readonly item: string;
  readonly line: MenuLine;
}

/** One top line: a plain link, or a disclosure when there are lines beneath it. */
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
