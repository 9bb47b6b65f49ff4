import { type MouseEvent, type PointerEvent, type ToggleEvent, useEffect, useRef } from 'react';
import { isDesktop } from './is-desktop.ts';
import { useMenuControl } from './menu-control.ts';
import type { MenuLine } from './menu-line.ts';
import { MenuPanel } from './menu-panel.tsx';
import styles from './site-menu.module.css';

interface MenuDisclosureProps {
  readonly item: string;
  readonly line: MenuLine;
  readonly here: true | undefined;
}

/** An entry that expands to its children. */
export function MenuDisclosure({ item, line, here }: MenuDisclosureProps) {
  const { phaseOf, openSub, send } = useMenuControl();
  const phase = phaseOf(item);
  const summary = useRef<HTMLElement>(null);
  const backButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // In the drawer the panel covers the item, so the focus moves into it.
    if (phase === 'opening' && !isDesktop()) backButton.current?.focus();
  }, [phase]);

  const press = (event: MouseEvent) => {
    event.preventDefault();
    send({ type: 'item.press', item });
  };
  const follow = ({ currentTarget: { open } }: ToggleEvent<HTMLDetailsElement>) => {
    // The browser opens it when find-in-page matches text inside, and closes it when another
    // disclosure of the same name opens.
    if (open && phase === 'closed') send({ type: 'item.show', item });
    if (!open && phase === 'open') send({ type: 'dismiss' });
  };
  const aim = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && isDesktop()) send({ type: 'item.aim', item });
  };
  const goBack = () => {
    if (openSub === null) summary.current?.focus();
    send({ type: 'back' });
  };
  return (
    <details
      name="site-menu"
      open={phase !== 'closed'}
      data-phase={phase}
      onToggle={follow}
      onPointerLeave={() => send({ type: 'item.leave' })}
    >
      <summary
        ref={summary}
        className={styles.top}
        data-here={here}
        onClick={press}
        onPointerEnter={aim}
      >
        {line.title}
      </summary>
      <MenuPanel item={item} line={line} backButton={backButton} onBack={goBack} />
    </details>
  );
}
