import { Badge } from '../../ui/disclosure/badge.tsx';
import type { Disclosure } from '../../ui/disclosure/disclosure-group.tsx';
import { panelId } from '../lists/panel-frame.tsx';
import styles from './offers-filters.module.css';

interface FilterButtonsProps {
  readonly label: string;
  /** Prefix of the ids of the opened parts. */
  readonly id: string;
  readonly kinds: readonly Pick<Disclosure, 'id' | 'title' | 'count'>[];
}

/** A button for each type of filter, on small screens: it opens the panel there. */
export function FilterButtons({ label, id, kinds }: FilterButtonsProps) {
  return (
    <div className={styles.openers} role="group" aria-label={label}>
      {kinds.map(({ id: kind, title, count }) => (
        <button
          key={kind}
          type="button"
          popoverTarget={panelId}
          data-filtered={count?.value || undefined}
          onClick={() => requestAnimationFrame(() => reveal(id, kind))}
        >
          {title}
          {count ? <Badge {...count} /> : null}
        </button>
      ))}
    </div>
  );
}

/** Scrolls to a type of filter in the open panel, and opens it. */
function reveal(id: string, kind: string): void {
  const menu = document.getElementById(`${id}groups-${kind}`);
  const title = menu?.querySelector('summary');
  const target = title ?? document.getElementById(`${id}search`)?.querySelector('input');
  if (!menu?.hasAttribute('open')) title?.click();
  target?.scrollIntoView({ block: 'nearest' });
  target?.focus({ preventScroll: true });
}
