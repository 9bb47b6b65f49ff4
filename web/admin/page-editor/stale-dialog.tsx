import type { EditedContent } from '@parvis/contracts/content/views.ts';
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
import type { Attempt } from './editing-session.ts';
import { savedPart } from './part.ts';
import type { EditingSession } from './use-editing-session.ts';

interface StaleDialogProps {
  readonly content: EditedContent;
  readonly session: EditingSession;
}

/** Another user saved the same part: says who and when, shows the diff, and offers a choice. */
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

function Choice({ newest, attempt, session: { send } }: ChoiceProps) {
  const [comparing, setComparing] = useState(false);
  const notifyUndo = useNotifyUndo(attempt, send);
  const { part } = attempt;
  const module = newest.modules.find(({ id }) => id === part);
  const theirs = savedPart(newest, part);
  const by = (module ? module.savedBy : newest.updatedBy) ?? '';
  const at = (module ? module.savedAt : newest.updatedAt) ?? newest.updatedAt;
  const revision = theirs?.revision ?? attempt.revision;
  return (
    <>
      <p>
        <FormattedMessage id="stale.words" values={{ by, revision, at: <Moment at={at} /> }} />
      </p>
      {comparing && (
        <>
          <p>
            <FormattedMessage id="stale.legend" values={{ by }} />
          </p>
          <Differences
            type={module?.type ?? 'header'}
            before={theirs?.data ?? {}}
            after={attempt.data}
          />
        </>
      )}
      <DialogActions>
        {!comparing && (
          <Button className="button primary" onPress={() => setComparing(true)}>
            <FormattedMessage id="stale.compare" />
          </Button>
        )}
        <Button className="button" onPress={() => send({ type: 'keep mine', revision })}>
          <FormattedMessage id="stale.keep-mine" />
        </Button>
        <Button
          className="button"
          onPress={() => {
            send({ type: 'take theirs' });
            notifyUndo(revision);
          }}
        >
          <FormattedMessage id="stale.take-theirs" values={{ by }} />
        </Button>
        <Button className="button" onPress={() => send({ type: 'set aside' })}>
          <FormattedMessage id="stale.later" />
        </Button>
      </DialogActions>
    </>
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
