import { type ReactNode, useEffect, useRef } from 'react';
import { Badge, type BadgeProps } from '../../ui/disclosure/badge.tsx';
import styles from './panel-frame.module.css';

/** Marks the body while the filters cover a small screen. */
const openClass = 'filters-open';

interface PanelFrameProps {
  readonly labels: {
    readonly filter: string;
    readonly show: string;
    readonly close: string;
    readonly busy: string;
  };
  readonly total: number;
  readonly isBusy: boolean;
  /** The buttons that open the panel. */
  readonly openers: ReactNode;
  readonly children: ReactNode;
}

export const panelId = 'list-filters';

/** Closes the panel of a small screen, when it is open. */
export function closePanel(): void {
  const panel = document.getElementById(panelId);
  if (panel?.matches(':popover-open')) panel.hidePopover();
}

/**
 * The filters: within the page on wide screens, and on small ones in a panel that a button opens,
 * and that its header, its footer or Enter in the search field closes.
 */
export function PanelFrame(frame: PanelFrameProps) {
  const { labels, total, isBusy, openers, children } = frame;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    const mark = (event: Event) => {
      const isOpen = 'newState' in event && event.newState === 'open';
      document.body.classList.toggle(openClass, isOpen);
    };
    element?.addEventListener('toggle', mark);
    return () => element?.removeEventListener('toggle', mark);
  }, []);
  return (
    <div className={styles.frame} data-busy={isBusy || undefined}>
      {openers}
      <div ref={panel} id={panelId} className={styles.panel} popover="auto">
        <p className={styles.head}>
          <span>{labels.filter}</span>
          <button
            type="button"
            className={styles.closer}
            popoverTarget={panelId}
            popoverTargetAction="hide"
            aria-label={labels.close}
          />
        </p>
        <div className={styles.content}>{children}</div>
        <p className={styles.foot}>
          <button
            type="button"
            className={styles.shower}
            popoverTarget={panelId}
            popoverTargetAction="hide"
          >
            {labels.show} ({total})
          </button>
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {isBusy ? labels.busy : ''}
      </p>
    </div>
  );
}

interface OpenerProps {
  readonly label: string;
  /** The number of active filters. */
  readonly inForce: BadgeProps;
}

/** One button for all filters. */
export function Opener({ label, inForce }: OpenerProps) {
  return (
    <button type="button" className={styles.opener} popoverTarget={panelId}>
      {label}
      <Badge {...inForce} />
    </button>
  );
}

/** Returns the number of active filters, as a badge and as text. */
export function badge({ chosen }: { readonly chosen: string }, value: number): BadgeProps {
  return { value, words: chosen.replace('#', String(value)) };
}
