import { useMenuControl } from './menu-control.ts';
import type { MenuLine } from './menu-line.ts';
import styles from './menu-panel.module.css';

/** The entry for a parent page, shown above its children, with a link to the page itself. */
export function Overview({ line }: { readonly line: MenuLine }) {
  const { current, labels } = useMenuControl();
  return (
    <p className={styles.overview}>
      <span aria-hidden="true">{line.title}</span>
      {line.path === undefined ? null : (
        <a href={line.path} aria-current={current === line.path ? 'page' : undefined}>
          {labels.overview}
          <span className="visually-hidden"> – {line.title}</span>
        </a>
      )}
    </p>
  );
}
