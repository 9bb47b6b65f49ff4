import type { ContentView, ModuleView } from '@parvis/contracts/content/views.ts';
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePartComments } from '../approvals/part-comments.tsx';
import { useItemDrag } from '../blocks/use-item-drag.ts';
import { ariaKeys, isShortcut } from '../shortcuts/shortcuts.ts';
import { EditedBy } from './edited-by.tsx';
import styles from './module-list.module.css';
import { ModuleTitle } from './module-title.tsx';
import { ModuleTools } from './module-tools.tsx';
import { chooseMark } from './publication.ts';
import { UnsavedDot } from './unsaved-dot.tsx';
import type { ModuleActions } from './use-module-actions.ts';

interface ModuleRowProps {
  readonly module: ModuleView;
  readonly page: ContentView;
  readonly chosen: boolean;
  readonly unsaved: boolean;
  /** The name of another user who edits the module now. */
  readonly holder: string | undefined;
  readonly first: boolean;
  readonly last: boolean;
  /** Undefined for users who may only read. */
  readonly actions: ModuleActions | undefined;
  readonly onChoose: () => void;
}

/** One module: its type, first words and publication status; moved by dragging, or by Alt and the arrow keys. */
export function ModuleRow(props: ModuleRowProps) {
  const { module, page, chosen, unsaved, holder, first, last, actions, onChoose } = props;
  const mark = chooseMark(module, page);
  const comments = usePartComments(page.id, module.id);
  const move = (event: KeyboardEvent) => {
    if (actions === undefined) return;
    if (isShortcut('up', event) && !first) void actions.move(module, -1);
    else if (isShortcut('down', event) && !last) void actions.move(module, 1);
    else return;
    event.preventDefault();
  };
  const drag = useItemDrag((from, to) => void actions?.place(from, to));
  return (
    <li
      className={styles.row}
      data-chosen={chosen}
      data-mark={mark}
      {...(actions ? drag.target : {})}
    >
      {actions && (
        <span className={styles.grip} aria-hidden {...drag.grip}>
          <GripVertical size={14} />
        </span>
      )}
      <button
        type="button"
        className={styles.choose}
        aria-current={chosen}
        aria-keyshortcuts={actions ? ariaKeys('up', 'down') : undefined}
        onClick={onChoose}
        onKeyDown={move}
      >
        <span className={styles.type}>
          <FormattedMessage id={`module-type.${module.type}`} />
          {unsaved && <UnsavedDot />}
        </span>
        <span className={styles.words}>
          <ModuleTitle module={module} />
        </span>
        <span className={styles.mark} data-mark={mark}>
          <FormattedMessage id={`module-mark.${mark}`} />
        </span>
        {comments.length > 0 && (
          <span className={styles.mark} data-mark="waiting">
            <FormattedMessage id="approval.commented" values={{ count: comments.length }} />
          </span>
        )}
        <EditedBy holder={holder} />
      </button>
      {chosen && actions && (
        <ModuleTools module={module} first={first} last={last} actions={actions} />
      )}
    </li>
  );
}
