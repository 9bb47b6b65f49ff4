import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './figures.module.css';
import type { PictureLabels } from './picture.tsx';
import { useWidth } from './use-width.ts';

interface ChartPanelProps {
  readonly title: string;
  /** The values under the pointer, or the newest ones; shown next to the title. */
  readonly readout: ReactNode;
  /** The chart, drawn to a width in pixels. */
  readonly renderPicture: (width: number, labels: PictureLabels) => ReactNode;
  /** The text alternative of the chart. */
  readonly summary: string;
  readonly legend?: ReactNode;
  /** The same numbers as a table; rendered on request. */
  readonly renderTable: () => ReactNode;
}

/** A chart with its title, and a table of the same numbers. */
export function ChartPanel({
  title,
  readout,
  renderPicture,
  summary,
  legend,
  renderTable,
}: ChartPanelProps) {
  const id = useId();
  const { ref, width } = useWidth<HTMLDivElement>();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.caption}>
        <h2 id={id}>{title}</h2>
        <p className={styles.readout}>{readout}</p>
      </div>
      {legend}
      <p id={`${id}-summary`} className="visually-hidden">
        {summary}
      </p>
      <div ref={ref} className={styles.picture}>
        {renderPicture(width, { 'aria-labelledby': id, 'aria-describedby': `${id}-summary` })}
      </div>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <FormattedMessage id="figures.table" />
        </summary>
        {isOpen && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be scrollable by keyboard
          <div role="group" className={styles.scroll} aria-labelledby={id} tabIndex={0}>
            {renderTable()}
          </div>
        )}
      </details>
    </section>
  );
}
