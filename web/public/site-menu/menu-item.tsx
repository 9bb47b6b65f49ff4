import type { MenuEntry } from '@parvis/contracts/site/screens.ts';
import { MenuDisclosure, type MenuDisclosureProps } from './menu-disclosure.tsx';
import styles from './site-menu.module.css';

/** One entry: a plain link, or a disclosure when there are pages beneath it. */
export function MenuItem(props: Omit<MenuDisclosureProps, 'here'>) {
  const { entry, current } = props;
  const here = isWithin(current, entry) || undefined;
  return (
    <li className={styles.item}>
      {entry.children.length > 0 ? (
        <MenuDisclosure {...props} here={here} />
      ) : (
        <a
          className={styles.top}
          href={entry.path}
          data-here={here}
          aria-current={current === entry.path ? 'page' : undefined}
        >
          {entry.title}
        </a>
      )}
    </li>
  );
}

function isWithin(current: string, entry: MenuEntry): boolean {
  return current === entry.path || current.startsWith(`${entry.path}/`);
}
