import type { CaseView } from '@parvis/contracts/cases/endpoints.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { renderUnkeyed } from '../../blocks/render-unkeyed.ts';
import { Moment } from '../shell/moment.tsx';
import { closeCase, noteCase, reopenCase } from './api/cases.ts';
import { TypedReason } from './typed-reason.tsx';

interface CaseNotesProps {
  readonly one: CaseView;
  readonly mayWrite: boolean;
}

/** What was noted, and the end of the case, each with its author. */
export function CaseNotes({ one: { id, notes, state }, mayWrite }: CaseNotesProps) {
  const intl = useIntl();
  const words = (name: string) => intl.formatMessage({ id: `cases.${name}` });
  return (
    <>
      <h2>
        <FormattedMessage id="cases.notes" />
      </h2>
      <ul>
        {renderUnkeyed(notes, ({ kind, text, by, at }) => (
          <li>
            <FormattedMessage id={`cases.note.${kind}`} values={{ by, at: <Moment at={at} /> }} />
            <br />
            {text}
          </li>
        ))}
      </ul>
      {mayWrite && state === 'open' && (
        <TypedReason
          label={words('note')}
          submit={words('note-add')}
          send={(text) => noteCase(id, text)}
        />
      )}
      {mayWrite && (
        <details>
          <summary className="button small">{words(state === 'open' ? 'close' : 'reopen')}</summary>
          <TypedReason
            key={state}
            label={words('why')}
            submit={words(state === 'open' ? 'close' : 'reopen')}
            send={(reason) => (state === 'open' ? closeCase(id, reason) : reopenCase(id, reason))}
          />
        </details>
      )}
    </>
  );
}
