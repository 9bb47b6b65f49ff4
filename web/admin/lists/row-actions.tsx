import type { ReactNode } from 'react';
import type { RevisionedEntity } from '../revisions/entities.ts';
import { HistoryLink } from '../revisions/history-link.tsx';
import { useCanWrite } from '../shell/session.ts';
import { EditButton } from './edit-button.tsx';
import styles from './lists.module.css';

interface RowActionsProps {
  /** Undefined for an item without revisions yet. */
  readonly of: RevisionedEntity | undefined;
  /** The item's name. */
  readonly name: string;
  readonly onEdit: () => void;
  /** The button that deletes the item. */
  readonly children: ReactNode;
}

/** The cell of an item's actions: its history, and for users who may, editing and deleting it. */
export function RowActions({ of, name, onEdit, children }: RowActionsProps) {
  const mayWrite = useCanWrite();
  return (
    <td className={styles.actions}>
      {of && <HistoryLink of={of} name={name} />}
      {mayWrite && (
        <>
          <EditButton name={name} onPress={onEdit} />
          {children}
        </>
      )}
    </td>
  );
}
