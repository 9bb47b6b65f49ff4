import type { RefObject } from 'react';
import { useMenuControl } from './menu-control.ts';
import type { MenuLine } from './menu-line.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './menu-panel.module.css';
import { MenuSubItem } from './menu-sub-item.tsx';
import { Overview } from './overview.tsx';

interface MenuPanelProps {
  readonly item: string;
  readonly line: MenuLine;
  readonly backButton: RefObject<HTMLButtonElement | null>;
  readonly onBack: () => void;
}

/** The panel of an entry: the back button and the open path, its own page, its children. */
export function MenuPanel({ item, line, backButton, onBack }: MenuPanelProps) {
  const { labels, openSub } = useMenuControl();
  const sub = line.children.find((_child, index) => place(item, index) === openSub);
  return (
    <div className={styles.panel} data-panel="">
      <div className={styles.grid}>
        <div className={styles.trail}>
          <button ref={backButton} type="button" className={styles.back} onClick={onBack}>
            {labels.back}
          </button>
          <p className={styles.path}>
            <span className="visually-hidden">{labels.trail}</span>
            <span>{line.title}</span>
            {sub ? <span>{sub.title}</span> : null}
          </p>
        </div>
        <div className={styles.lines}>
          <Overview line={line} />
          <ul className={styles.pages}>
            {line.children.map((child, index) => (
              <li key={place(item, index)}>
                {child.children.length > 0 ? (
                  <MenuSubItem item={place(item, index)} line={child} />
                ) : (
                  <MenuLink line={child} />
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

/** Returns the position of a child of an item. */
function place(item: string, index: number): string {
  return `${item}.${index}`;
}
