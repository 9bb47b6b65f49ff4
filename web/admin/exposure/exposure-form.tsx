import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../audit/audit.module.css';
import { NativeInput } from '../audit/native-input.tsx';
import type { ExposureSearch } from './exposure-search.ts';

interface ExposureFormProps {
  /** The current search, with which the form starts. */
  readonly search: ExposureSearch;
  readonly onSubmit: (search: ExposureSearch) => void;
}

/** One field for what to look for, the days between which it was public, and one choice. */
export function ExposureForm({ search, onSubmit }: ExposureFormProps) {
  const intl = useIntl();
  const [today] = useState(() => toParisTime(new Date()).date);
  const [draft, setDraft] = useState({ q: search.q ?? '', from: search.from, to: search.to });
  const [unpublished, setUnpublished] = useState(search.unpublished);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const q = draft.q.trim() || undefined;
        onSubmit({ q, from: draft.from || undefined, to: draft.to || undefined, unpublished });
      }}
    >
      <NativeInput
        label={intl.formatMessage({ id: 'exposure.field' })}
        type="text"
        value={draft.q}
        onChange={(q) => setDraft({ ...draft, q })}
      />
      <NativeInput
        label={intl.formatMessage({ id: 'exposure.from' })}
        type="date"
        max={today}
        value={draft.from ?? ''}
        onChange={(from) => setDraft({ ...draft, from })}
      />
      <NativeInput
        label={intl.formatMessage({ id: 'exposure.to' })}
        type="date"
        value={draft.to ?? ''}
        onChange={(to) => setDraft({ ...draft, to })}
      />
      <Button type="submit" className="button primary">
        <FormattedMessage id="exposure.submit" />
      </Button>
      <label className={styles.incomplete}>
        <input
          type="checkbox"
          checked={unpublished === 'yes'}
          onChange={(event) => setUnpublished(event.target.checked ? 'yes' : undefined)}
        />{' '}
        <FormattedMessage id="exposure.unpublished" />
      </label>
    </form>
  );
}
