import type { ModuleType } from '@parvis/contracts/content/modules/module-types.ts';
import styles from './module-picker.module.css';
import { moduleTiles } from './module-tiles.ts';

/** A small drawing of a module type, shown next to its name. */
export function ModulePicture({ type }: { type: ModuleType }) {
  return (
    <svg className={styles.picture} viewBox="0 0 96 60" aria-hidden>
      {moduleTiles[type].picture.map(({ d, tone }) => (
        <path key={`${tone} ${d}`} className={styles[tone]} d={d} />
      ))}
    </svg>
  );
}
