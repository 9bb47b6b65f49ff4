import type { MenuEntry } from '@parvis/contracts/site/screens.ts';
import { useMachine } from '@xstate/react';
import { useRef } from 'react';
import { type Dismissal, useDismissal } from '../../ui/dismissal/use-dismissal.ts';
import { MenuItem } from './menu-item.tsx';
import { navigationId } from './navigation-id.ts';
import { siteMenuMachine } from './site-menu.machine.ts';
import styles from './site-menu.module.css';
import { useDrawer } from './use-drawer.ts';

/** Plain and small: it travels to the browser as JSON. */
export interface SiteMenuProps {
  readonly entries: readonly MenuEntry[];
  /** The path being read. */
  readonly current: string;
  readonly labels: {
    readonly menu: string;
    readonly open: string;
    readonly close: string;
    readonly back: string;
    readonly overview: string;
  };
}

/**
 * The main menu: disclosures in a bar, in a drawer on small screens. `details` and `popover` make
 * both work before the script arrives; the machine then decides when.
 */
export function SiteMenu({ entries, current, labels }: SiteMenuProps) {
  const [state, send] = useMachine(siteMenuMachine);
  const root = useRef<HTMLDivElement>(null);
  const nav = useRef<HTMLElement>(null);
  useDismissal(root, (by: Dismissal) => {
    if (by === 'escape')
      root.current?.querySelector<HTMLElement>('details[open] > summary')?.focus();
    send({ type: 'dismiss' });
  });
  const pressDrawer = useDrawer(nav, state.value.drawer, send);

  return (
    <div ref={root} className={styles.menu} data-drawer={state.value.drawer}>
      <button
        type="button"
        className={styles.opener}
        popoverTarget={navigationId}
        onClick={pressDrawer}
      >
        <span className={styles.bars} aria-hidden="true" />
        {labels.open}
      </button>
      <nav
        ref={nav}
        id={navigationId}
        className={styles.nav}
        popover="auto"
        aria-label={labels.menu}
      >
        <p className={styles.drawerHead}>
          <span aria-hidden="true">{labels.open}</span>
          <button
            type="button"
            className={styles.closer}
            popoverTarget={navigationId}
            popoverTargetAction="hide"
            aria-label={labels.close}
            onClick={pressDrawer}
          />
        </p>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <MenuItem
              key={entry.path}
              entry={entry}
              current={current}
              labels={labels}
              phase={state.context.item === entry.path ? state.value.panel : 'closed'}
              send={send}
            />
          ))}
        </ul>
      </nav>
    </div>
  );
}
