import { firstSteps } from '@parvis/contracts/site-settings/first-steps.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import styles from '../pages/pages.module.css';
import { FirstStepRow } from './first-step-row.tsx';
import { type FirstStepsRead, readFirstSteps } from './read-first-steps.ts';

const choiceKey = 'parvis.first-steps';
type Choice = 'hidden' | 'shown';
/** While a test e-mail is on its way. */
const pollMs = 2_000;

/** The steps that are neither done nor skipped. */
function leftIn({ done, settings }: FirstStepsRead): number {
  return firstSteps.filter((step) => !done[step] && !settings.skippedSteps.includes(step)).length;
}

/** What is left to do in a new installation; nothing when all is done. */
export function FirstSteps() {
  const [choice, setChoice] = useState(() => localStorage.getItem(choiceKey));
  const { data: read } = useQuery({
    ...readFirstSteps,
    enabled: choice !== 'hidden',
    refetchInterval: ({ state }) =>
      state.data?.installation.mail.test?.state === 'waiting' ? pollMs : false,
  });
  const choose = (chosen: Choice) => {
    localStorage.setItem(choiceKey, chosen);
    setChoice(chosen);
  };
  if (choice !== 'hidden') {
    if (read === undefined || firstSteps.every((step) => read.done[step])) return null;
    if (choice === 'shown' || leftIn(read) > 0)
      return <StepTable read={read} onHide={() => choose('hidden')} />;
  }
  return (
    <p>
      <Button className="button small" onPress={() => choose('shown')}>
        <FormattedMessage id="first-steps.show" />
      </Button>
    </p>
  );
}

const columns = [
  'first-steps.step',
  'first-steps.why',
  'first-steps.state',
  'first-steps.skipping',
] as const;

interface StepTableProps {
  readonly read: FirstStepsRead;
  readonly onHide: () => void;
}

function StepTable({ read, onHide }: StepTableProps) {
  const heading = useId();
  const queryClient = useQueryClient();
  const refresh = useCallback(async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: readFirstSteps.queryKey }),
      queryClient.invalidateQueries({ queryKey: ['site-settings'] }),
    ]);
  }, [queryClient]);
  const done = firstSteps.filter((step) => read.done[step]).length;
  const left = leftIn(read);
  return (
    <section aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>
          <FormattedMessage id="first-steps.title" />
        </h2>
        <Button className="button" onPress={onHide}>
          <FormattedMessage id="first-steps.hide" />
        </Button>
      </div>
      <p className={styles.count}>
        <FormattedMessage
          id="first-steps.progress"
          values={{ done, left, skipped: firstSteps.length - done - left }}
        />
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                <FormattedMessage id={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {firstSteps.map((step) => (
            <FirstStepRow key={step} {...{ step, read, refresh }} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
