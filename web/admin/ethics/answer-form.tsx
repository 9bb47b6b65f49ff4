import type { SealedReport } from '@parvis/contracts/ethics/officer-endpoints.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSubmit } from '../account/use-submit.ts';
import { useRefresh } from '../requests/use-refresh.ts';
import { Field } from '../shell/field.tsx';
import { useNotify } from '../shell/notices.tsx';
import { sendAnswer } from './api/ethics.ts';
import styles from './ethics.module.css';
import { useKeptDraft } from './kept-draft.ts';

interface AnswerFormProps {
  readonly report: SealedReport;
  readonly identity: string;
}

/** Writes to the reporter; the text is sealed before it leaves the browser. */
export function AnswerForm({ report, identity }: AnswerFormProps) {
  const { id, recipient, state } = report;
  const intl = useIntl();
  const notify = useNotify();
  const refresh = useRefresh('ethics');
  const [text, setText] = useKeptDraft(identity, id);
  const [isAnswer, setAnswer] = useState(false);
  const { onSubmit, sending, refused } = useSubmit(async () => {
    const { sealEntry } = await import('./sealing.ts');
    const sealed = await sealEntry(recipient, { kind: 'message', text: text.trim() });
    await sendAnswer(id, { sealed, isAnswer });
    setText('');
    setAnswer(false);
    await refresh();
    notify({ words: intl.formatMessage({ id: 'ethics-desk.sent' }) });
  }, 'text');
  return (
    <form className={styles.key} onSubmit={onSubmit}>
      <Field
        label={intl.formatMessage({ id: 'ethics-desk.answer' })}
        hint={intl.formatMessage({ id: 'ethics-desk.answer-hint' })}
        rows={8}
        value={text}
        onChange={setText}
        refused={refused.get('text')}
        required
      />
      {state !== 'answered' && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isAnswer}
            onChange={({ target }) => setAnswer(target.checked)}
          />
          <FormattedMessage id="ethics-desk.is-answer" />
        </label>
      )}
      {text.trim() !== '' && (
        <p className={styles.soft}>
          <FormattedMessage id="ethics-desk.draft" />
        </p>
      )}
      <Button type="submit" className="button primary" isDisabled={sending || text.trim() === ''}>
        <FormattedMessage id="ethics-desk.send" />
      </Button>
    </form>
  );
}
