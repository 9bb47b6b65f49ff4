import type { ModuleType } from '@parvis/contracts/content/modules/module-types.ts';
import type { UndoneChange } from '@parvis/contracts/content/undone-change.ts';
import { richTextSchema } from '@parvis/contracts/rich-text/document.ts';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from '../page-editor/field-choices.module.css';
import type { Fields } from './compare-fields.ts';
import { Differences } from './differences.tsx';

type Conflict = UndoneChange['conflicts'][number];

interface ConflictChoicesProps {
  readonly type: ModuleType | 'header';
  readonly conflicts: readonly Conflict[];
  /** The conflicts, by number, in which what the change replaced comes back. */
  readonly restored: readonly number[];
  readonly onRestore: (restored: readonly number[]) => void;
}

/** Asks, for each place that was changed again, whether the draft stays or what was there comes back. */
export function ConflictChoices(props: ConflictChoicesProps) {
  const { type, conflicts, restored, onRestore } = props;
  return (
    <>
      <p>
        <FormattedMessage id="undo.conflicts" values={{ count: conflicts.length }} />{' '}
        <FormattedMessage id="undo.legend" />
      </p>
      {conflicts.map((conflict, number) => {
        const field = String(conflict.path[0]);
        const others = restored.filter((one) => one !== number);
        return (
          <fieldset key={JSON.stringify(conflict)} className={styles.field}>
            <legend>
              <FormattedMessage id={`${type}.${field}`} />
            </legend>
            <Differences
              type={type}
              before={fieldsIn(conflict, conflict.draft)}
              after={fieldsIn(conflict, conflict.restored)}
            />
            <Choice
              id="undo.draft"
              chosen={!restored.includes(number)}
              onChoose={() => onRestore(others)}
            />
            <Choice
              id="undo.restored"
              chosen={restored.includes(number)}
              onChoose={() => onRestore([...others, number])}
            />
          </fieldset>
        );
      })}
    </>
  );
}

/** Returns one side of a conflict as a content that has only that field. */
function fieldsIn({ path }: Conflict, value: unknown): Fields {
  const field = String(path[0]);
  const text = richTextSchema.safeParse({ type: 'doc', content: value });
  if (path.length > 1) return { [field]: text.success ? text.data : value };
  // An image and its description conflict together.
  const isPair = field.startsWith('image') && typeof value === 'object';
  return isPair ? { ...value } : { [field]: value };
}

interface ChoiceProps {
  readonly id: 'undo.draft' | 'undo.restored';
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ id, chosen, onChoose }: ChoiceProps) {
  const input = useId();
  return (
    <span className={styles.choice}>
      <input type="radio" id={input} checked={chosen} onChange={onChoose} />
      <label htmlFor={input}>
        <FormattedMessage id={id} />
      </label>
    </span>
  );
}
