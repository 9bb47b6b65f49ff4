import type {
  ChangedRevision,
  ModuleChange,
  VersionChanges,
} from '@parvis/contracts/content/version-changes.ts';
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
  /** The parts that are left as they are; none when undefined. */
  readonly leftOut?: ReadonlySet<Part>;
  /** Undefined when no part can be left out. */
  readonly onLeaveOut?: (leftOut: ReadonlySet<Part>) => void;
}

/**
 * The parts that differ between two versions, each with its words before and after, and a box to
 * leave it out.
 */
const nothing: ReadonlySet<Part> = new Set();

export function ChangeList({ item, changes, leftOut = nothing, onLeaveOut }: ChangeListProps) {
  const choiceOf = (part: Part, isAlone = true): Choice | undefined =>
    onLeaveOut && {
      // An order is of all modules: it changes with the whole page.
      isChosen: isAlone ? !leftOut.has(part) : leftOut.size === 0,
      toggle: isAlone ? (chosen) => onLeaveOut(withPart(leftOut, part, !chosen)) : undefined,
    };
  return (
    <ul className={styles.changes}>
      {changes.header && (
        <Change label={<FormattedMessage id="publication.header" />} choice={choiceOf('header')}>
          <Difference item={item} module={undefined} revisions={changes.header} />
        </Change>
      )}
      {changes.modules.map((module) => (
        <Change
          key={module.id}
          label={<ModuleLabel module={module} />}
          choice={choiceOf(module.id, module.change !== 'moved')}
        >
          {module.change === 'changed' && (
            <Difference item={item} module={module} revisions={module} />
          )}
        </Change>
      ))}
    </ul>
  );
}

function withPart(parts: ReadonlySet<Part>, part: Part, isIn: boolean): ReadonlySet<Part> {
  const others = [...parts].filter((other) => other !== part);
  return new Set(isIn ? [...others, part] : others);
}

interface Choice {
  readonly isChosen: boolean;
  /** Undefined when the part cannot be chosen alone. */
  readonly toggle: ((chosen: boolean) => void) | undefined;
}

interface ChangeProps {
  readonly label: ReactNode;
  readonly choice: Choice | undefined;
  readonly children: ReactNode;
}

function Change({ label, choice, children }: ChangeProps) {
  return (
    <li>
      {choice ? (
        <label className={styles.part}>
          <input
            type="checkbox"
            checked={choice.isChosen}
            disabled={choice.toggle === undefined}
            onChange={({ target }) => choice.toggle?.(target.checked)}
          />
          {label}
        </label>
      ) : (
        label
      )}
      {children}
    </li>
  );
}

/** A module by its type and first words, with what happened to it. */
export function ModuleLabel({
  module: { type, title, change },
}: {
  readonly module: ModuleChange;
}) {
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
