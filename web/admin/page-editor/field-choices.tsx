import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Differences } from '../history/differences.tsx';
import type { ConflictingSave } from './editing-session.ts';
import styles from './field-choices.module.css';
import type { PartData } from './part.ts';

interface FieldChoicesProps {
  readonly overtaking: ConflictingSave;
  readonly mine: PartData;
  /** The fields that both users changed. */
  readonly conflicts: readonly string[];
  /** The fields among these to take from the other user. */
  readonly taken: readonly string[];
  readonly onTake: (taken: readonly string[]) => void;
}

/** Asks whose version of each conflicting field to save, with the differences. */
export function FieldChoices(props: FieldChoicesProps) {
  const { overtaking, mine, conflicts, taken, onTake } = props;
  const { type, by, theirs } = overtaking;
  return (
    <>
      <p>
        <FormattedMessage id="stale.fields" />{' '}
        <FormattedMessage id="stale.others" values={{ by }} />
      </p>
      {conflicts.map((field) => (
        <fieldset key={field} className={styles.field}>
          <legend>
            <FormattedMessage id={`${type}.${field}`} />
          </legend>
          <Differences
            type={type}
            before={{ [field]: theirs[field] }}
            after={{ [field]: mine[field] }}
          />
          <Choice
            id="stale.mine"
            by={by}
            chosen={!taken.includes(field)}
            onChoose={() => onTake(taken.filter((one) => one !== field))}
          />
          <Choice
            id="stale.theirs"
            by={by}
            chosen={taken.includes(field)}
            onChoose={() => onTake([...taken, field])}
          />
        </fieldset>
      ))}
    </>
  );
}

interface ChoiceProps {
  readonly id: 'stale.mine' | 'stale.theirs';
  readonly by: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ id, by, chosen, onChoose }: ChoiceProps) {
  const input = useId();
  return (
    <span className={styles.choice}>
      <input type="radio" id={input} checked={chosen} onChange={onChoose} />
      <label htmlFor={input}>
        <FormattedMessage id={id} values={{ by }} />
      </label>
    </span>
  );
}
