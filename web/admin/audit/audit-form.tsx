import { type ParisTime, toParisTime } from '@parvis/contracts/site/paris-time.ts';
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
  readonly onSubmit: (search: AuditSearch) => void;
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
      <InstantFields
        labels={['audit.date', 'audit.time']}
        value={draft}
        latest={toParisTime(now).date}
        onChange={change}
      />
      <InstantFields
        labels={['audit.with', 'audit.with-time']}
        value={{ date: draft.withDate, time: draft.withTime }}
        latest={toParisTime(now).date}
        onChange={({ date, time }) => change({ withDate: date, withTime: time })}
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

interface InstantFieldsProps {
  /** The ids of the labels of the day and of the time. */
  readonly labels:
    | readonly ['audit.date', 'audit.time']
    | readonly ['audit.with', 'audit.with-time'];
  readonly value: ParisTime;
  /** The last day that can be chosen. */
  readonly latest: string;
  readonly onChange: (value: ParisTime) => void;
}

function InstantFields({ labels, value: { date, time }, latest, onChange }: InstantFieldsProps) {
  const intl = useIntl();
  const [ofDay, ofTime] = labels;
  return (
    <>
      <NativeInput
        label={intl.formatMessage({ id: ofDay })}
        type="date"
        max={latest}
        value={date}
        onChange={(changed) => onChange({ date: changed, time })}
      />
      <NativeInput
        label={intl.formatMessage({ id: ofTime })}
        type="time"
        step="any"
        value={time}
        onChange={(changed) => onChange({ date, time: changed })}
      />
    </>
  );
}
