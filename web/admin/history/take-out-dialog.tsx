import type { UndoneChange } from '@parvis/contracts/content/undone-change.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { isSameData } from '../page-editor/same-data.ts';
import { failureMessage } from '../requests/failure-message.ts';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { Loading } from '../shell/frame.tsx';
import { readRevision } from './api/read-revision.ts';
import { readUndone } from './api/read-undone.ts';
import { ConflictChoices } from './conflict-choices.tsx';
import { Differences } from './differences.tsx';
import type { HistoryModule } from './history-module.ts';
import { useTakeOut } from './use-take-out.ts';

interface TakeOutDialogProps {
  readonly content: ContentView;
  /** Undefined for the header. */
  readonly module: HistoryModule | undefined;
  /** The revision whose change is taken out. */
  readonly revision: number;
  readonly onClose: () => void;
}

/** Shows the draft without one earlier change, and lets it be chosen what stays where that conflicts. */
export function TakeOutDialog({ content, module, revision, onClose }: TakeOutDialogProps) {
  const intl = useIntl();
  const [restored, setRestored] = useState<readonly number[]>([]);
  const takeOut = useTakeOut(content, module);
  const { data: undone, error } = useQuery(readUndone(content, module?.id, revision, restored));
  const type = module?.type ?? 'header';
  return (
    <DialogFrame
      wide
      title={intl.formatMessage({ id: 'undo.title' }, { revision })}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="undo.words" />
      </p>
      {error && <p role="alert">{failureMessage(intl, error)}</p>}
      {undone ? (
        <>
          {undone.conflicts.length > 0 && (
            <ConflictChoices
              type={type}
              conflicts={undone.conflicts}
              restored={restored}
              onRestore={setRestored}
            />
          )}
          <Outcome
            {...{ content, module, undone, onClose }}
            onConfirm={() => {
              onClose();
              void takeOut(undone);
            }}
          />
        </>
      ) : (
        !error && <Loading />
      )}
    </DialogFrame>
  );
}

interface OutcomeProps extends Omit<TakeOutDialogProps, 'revision'> {
  readonly undone: UndoneChange;
  readonly onConfirm: () => void;
}

/** How the draft will differ, and the button that saves it. */
function Outcome({ content, module, undone, onConfirm, onClose }: OutcomeProps) {
  const type = module?.type ?? 'header';
  const { data: draft } = useQuery(readRevision(content, module?.id, undone.revision));
  if (!draft) return <Loading />;
  const isSame = isSameData(type, draft.data, undone.data);
  return (
    <>
      <section aria-live="polite">
        <h3>
          <FormattedMessage id={isSame ? 'undo.nothing' : 'undo.outcome'} />
        </h3>
        {!isSame && <Differences type={type} before={draft.data} after={undone.data} />}
      </section>
      <DialogActions>
        <Button className="button primary" isDisabled={isSame} onPress={onConfirm}>
          <FormattedMessage id="undo.confirm" />
        </Button>
        <Button className="button" onPress={onClose}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </>
  );
}
