import type {
  ChangedRevision,
  ModuleChange,
  VersionChanges,
} from '@parvis/contracts/content/publication-endpoints.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Loading } from '../shell/frame.tsx';
import type { ItemOfKind } from './api/read-editor.ts';
import styles from './editor-dialogs.module.css';
import type { Part } from './part.ts';

const RevisionDifferences = lazy(async () => ({
  default: (await import('../history/compared-revisions.tsx')).RevisionDifferences,
}));

interface ChangeListProps {
  readonly item: ItemOfKind;
  readonly changes: VersionChanges;
  /** The parts that are not to be published. */
  readonly kept: ReadonlySet<Part>;
  readonly onKeep: (kept: ReadonlySet<Part>) => void;
}

/**
 * What visitors will see differently, part by part, each with its words before and after; any part
 * can be left for later.
 */
export function ChangeList({ item, changes, kept, onKeep }: ChangeListProps) {
  const toggle = (part: Part) => (published: boolean) => {
    const next = new Set(kept);
    if (published) next.delete(part);
    else next.add(part);
    onKeep(next);
  };
  return (
    <ul className={styles.changes}>
      {changes.header && (
        <Change
          label={<FormattedMessage id="publication.header" />}
          isPublished={!kept.has('header')}
          onToggle={toggle('header')}
        >
          <Difference item={item} module={undefined} revisions={changes.header} />
        </Change>
      )}
      {changes.modules.map((module) => (
        <Change
          key={module.id}
          label={<ModuleLabel module={module} />}
          // An order is of all modules: it is published with the whole page.
          isPublished={module.change === 'moved' ? kept.size === 0 : !kept.has(module.id)}
          onToggle={module.change === 'moved' ? undefined : toggle(module.id)}
        >
          {module.change === 'changed' && (
            <Difference item={item} module={module} revisions={module} />
          )}
        </Change>
      ))}
    </ul>
  );
}

interface ChangeProps {
  readonly label: ReactNode;
  readonly isPublished: boolean;
  /** Undefined when the part cannot be chosen alone. */
  readonly onToggle: ((published: boolean) => void) | undefined;
  readonly children: ReactNode;
}

function Change({ label, isPublished, onToggle, children }: ChangeProps) {
  return (
    <li>
      <label className={styles.part}>
        <input
          type="checkbox"
          checked={isPublished}
          disabled={onToggle === undefined}
          onChange={({ target }) => onToggle?.(target.checked)}
        />
        {label}
      </label>
      {children}
    </li>
  );
}

function ModuleLabel({ module: { type, title, change } }: { readonly module: ModuleChange }) {
  return (
    <span>
      {title === '' ? (
        <FormattedMessage id={`module-type.${type}`} />
      ) : (
        <FormattedMessage
          id="publication.module"
          values={{ type: <FormattedMessage id={`module-type.${type}`} />, title }}
        />
      )}{' '}
      <span className={styles.change} data-change={change}>
        <FormattedMessage id={`publication.${change}`} />
      </span>
    </span>
  );
}

interface DifferenceProps {
  readonly item: ItemOfKind;
  readonly module: Pick<ModuleChange, 'id' | 'type'> | undefined;
  readonly revisions: ChangedRevision;
}

function Difference({ item, module, revisions: { before, after } }: DifferenceProps) {
  const [isOpen, setOpen] = useState(false);
  if (before === null || after === null) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <FormattedMessage id="publication.differences" />
      </summary>
      {isOpen && (
        <Suspense fallback={<Loading />}>
          <RevisionDifferences item={item} module={module} pair={{ before, after }} />
        </Suspense>
      )}
    </details>
  );
}
