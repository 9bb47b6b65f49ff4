import type { MenuEntry } from '@parvis/contracts/site/screens.ts';
import { type MouseEvent, type PointerEvent, type ToggleEvent, useEffect, useRef } from 'react';
import { isDesktop } from './is-desktop.ts';
import { MenuPanel } from './menu-panel.tsx';
import type { SiteMenuEvent } from './site-menu.machine.ts';
import styles from './site-menu.module.css';

export interface MenuDisclosureProps {
  readonly entry: MenuEntry;
  /** The path being read. */
  readonly current: string;
  readonly labels: { readonly back: string; readonly overview: string };
  readonly phase: 'closed' | 'opening' | 'open' | 'closing';
  readonly here: true | undefined;
  readonly send: (event: SiteMenuEvent) => void;
}

/** An entry that opens on the pages beneath it. */
export function MenuDisclosure(props: MenuDisclosureProps) {
  const { entry, current, labels, phase, here, send } = props;
  const summary = useRef<HTMLElement>(null);
  const backButton = useRef<HTMLButtonElement>(null);
  const item = entry.path;
  useEffect(() => {
    // In the drawer the panel covers the item, so the focus goes with it.
    if (phase === 'opening' && !isDesktop()) backButton.current?.focus();
  }, [phase]);

  const press = (event: MouseEvent) => {
    event.preventDefault();
    send({ type: 'item.press', item });
  };
  const follow = (event: ToggleEvent<HTMLDetailsElement>) => {
    // The browser opens it by itself when a search in the page finds words inside.
    if (event.currentTarget.open && phase === 'closed') send({ type: 'item.show', item });
  };
  const aim = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && isDesktop()) send({ type: 'item.aim', item });
  };
  const goBack = () => {
    summary.current?.focus();
    send({ type: 'back' });
  };
  return (
    <details
      name="site-menu"
      open={phase !== 'closed'}
      data-phase={phase}
      onToggle={follow}
      onPointerEnter={aim}
      onPointerLeave={() => send({ type: 'item.leave' })}
    >
      <summary ref={summary} className={styles.top} data-here={here} onClick={press}>
        {entry.title}
      </summary>
      <MenuPanel
        entry={entry}
        current={current}
        labels={labels}
        backButton={backButton}
        onBack={goBack}
      />
    </details>
  );
}
