import { Moment } from '../shell/moment.tsx';
import styles from './lists.module.css';

interface LastChangeProps {
  readonly of: { readonly updatedAt: string; readonly updatedBy: string };
}

/** The cell with the author and time of an item's last change. */
export function LastChange({ of: { updatedAt, updatedBy } }: LastChangeProps) {
  return (
    <td className={styles.changed}>
      {updatedBy} · <Moment at={updatedAt} />
    </td>
  );
}
