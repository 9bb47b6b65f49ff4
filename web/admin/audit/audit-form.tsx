import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './audit.module.css';
import { type AuditDraft, toDraft, toSearch } from './audit-draft.ts';
import type { AuditSearch } from './audit-search.ts';
import { NativeInput } from './native-input.tsx';
import { PageField, usePagesAt } from './page-field.tsx';

interface AuditFormProps {
  /** The current search, with which the form starts. */
  readonly search: AuditSearch;
  readonly onSubmit: (search: Required<AuditSearch>) => void;
}

/** The audit form: page, date and time, with native inputs; pages are suggested by address and title. */
export function AuditForm({ search, onSubmit }: AuditFormProps) {
  const intl = useIntl();
  const [now] = useState(() => new Date());
  const [draft, setDraft] = useState(() => toDraft(search, now));
  const [incomplete, setIncomplete] = useState(false);
  const pages = usePagesAt(draft.page);
  const change = (changed: Partial<AuditDraft>) => setDraft({ ...draft, ...changed });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const submitted = toSearch(draft, pages);
        setIncomplete(submitted === undefined);
        if (submitted) onSubmit(submitted);
      }}
    >
      <PageField
        label={intl.formatMessage({ id: 'audit.page' })}
        value={draft.page}
        onChange={(page) => change({ page })}
      />
      <NativeInput
        label={intl.formatMessage({ id: 'audit.date' })}
        type="date"
        max={toParisTime(now).date}
        value={draft.date}
        onChange={(date) => change({ date })}
      />
      <NativeInput
        label={intl.formatMessage({ id: 'audit.time' })}
        type="time"
        step="any"
        value={draft.time}
        onChange={(time) => change({ time })}
      />
      <Button type="submit" className="button primary">
        <FormattedMessage id="audit.submit" />
      </Button>
      {incomplete && (
        <p role="alert" className={`refused ${styles.incomplete}`}>
          <FormattedMessage id="audit.incomplete" />
        </p>
      )}
    </form>
  );
}
