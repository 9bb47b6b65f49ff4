import type { EditedContent } from '@parvis/contracts/content/kind-views.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { Differences } from '../history/differences.tsx';
import { failureMessage } from '../requests/failure-message.ts';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { Moment } from '../shell/moment.tsx';
import { useNotify } from '../shell/notices.tsx';
import { readConflict } from './api/read-editor.ts';
import { type Attempt, conflictsWith } from './editing-session.ts';
import { FieldChoices } from './field-choices.tsx';
import { savedPart } from './part.ts';
import type { EditingSession } from './use-editing-session.ts';

interface StaleDialogProps {
  readonly content: EditedContent;
  readonly session: EditingSession;
}

/** Another user saved the same part: shows who, when and the diff, and offers a choice. */
export function StaleDialog({ content, session }: StaleDialogProps) {
  const intl = useIntl();
  const { attempt } = session.state.context;
  const { data, error } = useQuery(readConflict(content, attempt?.commandId));
  const setAside = () => session.send({ type: 'set aside' });
  return (
    <DialogFrame
      wide
      role="alertdialog"
      title={intl.formatMessage({ id: 'stale.title' })}
      onClose={setAside}
    >
      {error && <p role="alert">{failureMessage(intl, error)}</p>}
      {data && attempt && <Choice newest={data.content} attempt={attempt} session={session} />}
    </DialogFrame>
  );
}

interface ChoiceProps {
  readonly newest: EditedContent;
  readonly attempt: Attempt;
  readonly session: EditingSession;
}

function Choice({ newest, attempt, session: { send, state } }: ChoiceProps) {
  const { overtaking } = state.context;
  const conflicts = conflictsWith(state.context, overtaking) ?? [];
  const [comparing, setComparing] = useState(conflicts.length > 1);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const notifyUndo = useNotifyUndo(attempt, send);
  const { type, by, at, revision, data } = theirsIn(newest, attempt);
  return (
    <>
      <p>
        <FormattedMessage id="stale.words" values={{ by, revision, at: <Moment at={at} /> }} />
      </p>
      {overtaking && conflicts.length > 1 && (
        <FieldChoices
          overtaking={overtaking}
          mine={attempt.data}
          conflicts={conflicts}
          taken={taken}
          onTake={setTaken}
        />
      )}
      {comparing && conflicts.length <= 1 && (
        <>
          <p>
            <FormattedMessage id="stale.legend" values={{ by }} />
          </p>
          <Differences type={type} before={data} after={attempt.data} />
        </>
      )}
      <Decisions
        by={by}
        comparing={comparing}
        taken={taken}
        onCompare={() => setComparing(true)}
        onKeep={() => send({ type: 'keep mine', revision, theirs: taken })}
        onTakeTheirs={() => {
          send({ type: 'take theirs' });
          notifyUndo(revision);
        }}
        onLater={() => send({ type: 'set aside' })}
      />
    </>
  );
}

/** Returns the other user's revision of the part, with its author and time. */
function theirsIn(newest: EditedContent, { part, revision }: Attempt) {
  const module = newest.modules.find(({ id }) => id === part);
  const theirs = savedPart(newest, part);
  const [by, at] = module ? [module.savedBy, module.savedAt] : [newest.updatedBy, newest.updatedAt];
  return {
    type: module?.type ?? ('header' as const),
    by: by ?? '',
    at: at ?? newest.updatedAt,
    revision: theirs?.revision ?? revision,
    data: theirs?.data ?? {},
  };
}

interface DecisionsProps {
  readonly by: string;
  readonly comparing: boolean;
  /** Fields to take from the other user. */
  readonly taken: readonly string[];
  readonly onCompare: () => void;
  readonly onKeep: () => void;
  readonly onTakeTheirs: () => void;
  readonly onLater: () => void;
}

function Decisions(props: DecisionsProps) {
  const { by, comparing, taken, onCompare, onKeep, onTakeTheirs, onLater } = props;
  return (
    <DialogActions>
      {!comparing && (
        <Button className="button primary" onPress={onCompare}>
          <FormattedMessage id="stale.compare" />
        </Button>
      )}
      <Button className="button" onPress={onKeep}>
        <FormattedMessage id={taken.length > 0 ? 'stale.keep-chosen' : 'stale.keep-mine'} />
      </Button>
      <Button className="button" onPress={onTakeTheirs}>
        <FormattedMessage id="stale.take-theirs" values={{ by }} />
      </Button>
      <Button className="button" onPress={onLater}>
        <FormattedMessage id="stale.later" />
      </Button>
    </DialogActions>
  );
}

/** Returns a function that offers to undo taking theirs, on the new revision. */
function useNotifyUndo({ part, data }: Attempt, send: EditingSession['send']) {
  const intl = useIntl();
  const notify = useNotify();
  return (revision: number) =>
    notify({
      words: intl.formatMessage({ id: 'stale.taken' }),
      action: {
        label: intl.formatMessage({ id: 'stale.put-back' }),
        run: () => send({ type: 'change', part, copy: { revision, data } }),
      },
    });
}
