import { desktopBreakpointPx } from '@parvis/contracts/limits/layout.ts';
import { type ReactNode, useRef } from 'react';
import { useDismissal } from '../dismissal/use-dismissal.ts';
import { useOneOpen } from '../one-open/use-one-open.ts';
import { useWindowWidth } from '../window/use-window-width.ts';
import { Badge, type BadgeProps } from './badge.tsx';
import styles from './disclosure-group.module.css';

export interface Disclosure {
  readonly id: string;
  readonly title: string;
  /** The number of active choices, shown as a badge unless it is 0. */
  readonly count?: BadgeProps | undefined;
  readonly content: ReactNode;
}

export interface DisclosureGroupProps {
  /** Unique in the page; the names of its parts begin with it. */
  readonly id: string;
  readonly label: string;
  readonly items: readonly Disclosure[];
}

/**
 * Menus in a row: pressing one opens it and closes the others; pressing it again, Escape or a press
 * outside closes them all. On small screens, where they are stacked, they form an accordion that
 * starts with its first item open and always keeps one open. Used for filters.
 */
export function DisclosureGroup({ id, label, items }: DisclosureGroupProps) {
  const { disclosure, dismiss, keep } = useOneOpen({ open: null, keepsOne: false });
  useWindowWidth((width) => keep(width < desktopBreakpointPx ? (items[0]?.id ?? null) : null));
  const root = useRef<HTMLDivElement>(null);
  useDismissal(root, dismiss);
  return (
    <div ref={root} className={styles.group} role="group" aria-label={label}>
      {items.map((item) => {
        const { isOpen, onPress, onToggle } = disclosure(item.id);
        return (
          <details
            key={item.id}
            id={`${id}-${item.id}`}
            name={id}
            open={isOpen}
            onToggle={onToggle}
          >
            <summary className={styles.title} onClick={onPress}>
              {item.title}
              {item.count ? <Badge {...item.count} /> : null}
            </summary>
            <div className={styles.panel}>{item.content}</div>
          </details>
        );
      })}
    </div>
  );
}
