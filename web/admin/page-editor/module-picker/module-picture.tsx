import type { ModuleType } from '@parvis/contracts/content/modules/module-types.ts';
import styles from './module-picker.module.css';
import { modulePictures } from './module-pictures.ts';

/** A small drawing of a module type, shown next to its name. */
export function ModulePicture({ type }: { type: ModuleType }) {
  return (
    <svg className={styles.picture} viewBox="0 0 96 60" aria-hidden>
      {modulePictures[type].map(({ d, tone }) => (
        <path key={`${tone} ${d}`} className={styles[tone]} d={d} />
      ))}
    </svg>
  );
}
