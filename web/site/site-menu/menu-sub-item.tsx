import { columnsResizeDebounceMs } from '@parvis/contracts/limits/layout.ts';
import { type PointerEvent, useEffect, useId, useRef } from 'react';
import { renderUnkeyed } from '../../blocks/render-unkeyed.ts';
import { useResized } from '../../ui/resize/use-resized.ts';
import { isDesktop } from './is-desktop.ts';
import { useMenuControl } from './menu-control.ts';
import type { MenuLine } from './menu-line.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './menu-panel.module.css';
import { Overview } from './overview.tsx';
import { isOpenOrOpening } from './site-menu.events.ts';

interface MenuSubItemProps {
  readonly item: string;
  readonly line: MenuLine;
}

/**
 * A child entry that has children. Without script it is a link above them; once hydrated, a button
 * that opens them: next to it on large screens, over it on small ones.
 */
export function MenuSubItem({ item, line }: MenuSubItemProps) {
  const { phaseOf, send } = useMenuControl();
  const phase = phaseOf(item);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const sub = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (phase === 'opening') makeRoomFor(sub.current);
    if (isDesktop()) return;
    // In the drawer the children cover their button, so the focus moves to them.
    if (phase === 'opening') sub.current?.querySelector('a')?.focus();
    if (phase === 'closing') opener.current?.focus();
  }, [phase]);
  useResized(columnsResizeDebounceMs, () => {
    if (isOpenOrOpening(phase)) makeRoomFor(sub.current);
  });

  const aim = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && isDesktop()) send({ type: 'sub.aim', item });
  };
  return (
    <>
      <span className={styles.plain}>
        <MenuLink line={line} />
      </span>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-expanded={isOpenOrOpening(phase)}
        aria-controls={id}
        onClick={() => send({ type: 'sub.press', item })}
        onPointerEnter={aim}
      >
        {line.title}
      </button>
      <div ref={sub} id={id} className={styles.sub} data-phase={phase}>
        <Overview line={line} />
        <ul>
          {renderUnkeyed(line.children, (child) => (
            <li>
              <MenuLink line={child} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/**
 * On large screens the children are next to their parents, so the panel is at least as tall as they
 * are.
 */
function makeRoomFor(sub: HTMLElement | null): void {
  const lines = sub?.closest('ul')?.parentElement;
  if (sub && lines && isDesktop()) lines.style.minBlockSize = `${sub.offsetHeight}px`;
}
