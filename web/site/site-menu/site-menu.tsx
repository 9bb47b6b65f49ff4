import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useMachine } from '@xstate/react';
import { useRef } from 'react';
import cross from '../../ui/cross.module.css';
import { useDismissal } from '../../ui/dismissal/use-dismissal.ts';
import { type MenuControl, MenuControlProvider, type SiteMenuLabels } from './menu-control.ts';
import type { MenuLine } from './menu-line.ts';
import { MenuLists } from './menu-lists.tsx';
import { navigationId } from './navigation-id.ts';
import { isOpenOrOpening, type SiteMenuEvent } from './site-menu.events.ts';
import { siteMenuMachine } from './site-menu.machine.ts';
import styles from './site-menu.module.css';
import { useDrawer } from './use-drawer.ts';
import { useMenuMemory } from './use-menu-memory.ts';
import { usePageLeaving } from './use-page-leaving.ts';
import { usePageMarks } from './use-page-marks.ts';

/** Plain and small values, because they are sent to the browser as JSON. */
export interface SiteMenuProps {
  readonly locale: Locale;
  readonly entries: readonly MenuLine[];
  /** The secondary entries, by the name of their menu. */
  readonly aside: Readonly<Record<string, MenuLine>>;
  /** The current path. */
  readonly current: string;
  readonly labels: SiteMenuLabels;
}

/**
 * The main menu: disclosures in a bar, or in a drawer on small screens. `details` and `popover`
 * make both work before the script is loaded; the machine then takes over.
 */
export function SiteMenu({ locale, entries, aside, current, labels }: SiteMenuProps) {
  const [{ value, context }, sendToMachine] = useMachine(siteMenuMachine);
  const { item, sub } = context;
  const root = useRef<HTMLDivElement>(null);
  const nav = useRef<HTMLElement>(null);
  const remember = useMenuMemory(nav, locale, { item, sub, drawer: value.drawer }, sendToMachine);
  const send = (event: SiteMenuEvent) => {
    remember(event);
    sendToMachine(event);
  };
  useDismissal(root, () => send({ type: 'dismiss' }));
  usePageLeaving(() => send({ type: 'dismiss' }));
  usePageMarks({
    'menu-open': isOpenOrOpening(value.panel) || isOpenOrOpening(value.drawer),
    'submenu-open': isOpenOrOpening(value.panel) && isOpenOrOpening(value.sub),
  });
  const pressDrawer = useDrawer(nav, value.drawer, send);
  const control: MenuControl = {
    current,
    labels,
    openSub: isOpenOrOpening(value.sub) ? sub : null,
    phaseOf: (place) => (place === item ? value.panel : place === sub ? value.sub : 'closed'),
    send,
  };

  return (
    <div ref={root} className={styles.menu} data-drawer={value.drawer}>
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
        tabIndex={-1}
        aria-label={labels.menu}
      >
        <DrawerHead labels={labels} onClose={pressDrawer} />
        <MenuControlProvider value={control}>
          <MenuLists entries={entries} aside={aside} />
        </MenuControlProvider>
      </nav>
    </div>
  );
}

interface DrawerHeadProps {
  readonly labels: SiteMenuLabels;
  readonly onClose: ReturnType<typeof useDrawer>;
}

/** The title of the drawer, and its close button. */
function DrawerHead({ labels, onClose }: DrawerHeadProps) {
  return (
    <p className={styles.drawerHead}>
      <span aria-hidden="true">{labels.open}</span>
      <button
        type="button"
        className={cross.cross}
        popoverTarget={navigationId}
        popoverTargetAction="hide"
        aria-label={labels.close}
        onClick={onClose}
      />
    </p>
  );
}
