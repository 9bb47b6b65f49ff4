import { Moment } from '../shell/moment.tsx';
import styles from './lists.module.css';

interface LastChangeProps {
  readonly of: { readonly updatedAt: string; readonly updatedBy: string };
}

/** The cell that says who changed an item last, and when. */
export function LastChange({ of: { updatedAt, updatedBy } }: LastChangeProps) {
  return (
    <td className={styles.changed}>
      {updatedBy} · <Moment at={updatedAt} />
    </td>
  );
}
