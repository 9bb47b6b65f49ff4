import { useState } from 'react';
import { ShowMore } from '../../ui/show-more/show-more.tsx';
import styles from './show-more-demo.module.css';

/** Serializable: the page carries it as JSON. */
export interface ShowMoreDemoProps {
  readonly href: string;
  readonly label: string;
  readonly busyLabel: string;
  /** Titles of the list, shown one more at a time. */
  readonly titles: readonly string[];
  /** How long a response takes, in milliseconds; without it, none arrives. */
  readonly responseMs?: number;
}

/** A list that grows by one at each press, or whose response never arrives. */
export function ShowMoreDemo({ href, label, busyLabel, titles, responseMs }: ShowMoreDemoProps) {
  const [shown, setShown] = useState(1);
  const load = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', reject);
      if (responseMs === undefined) return;
      setTimeout(() => {
        setShown((count) => count + 1);
        resolve();
      }, responseMs);
    });
  return (
    <div>
      <ul className={styles.list}>
        {titles.slice(0, shown).map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      {shown < titles.length ? (
        <ShowMore href={href} label={label} busyLabel={busyLabel} onLoad={load} />
      ) : null}
    </div>
  );
}
