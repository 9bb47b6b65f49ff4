import type { NamedContent } from '@parvis/contracts/content/autocomplete-endpoints.ts';
import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { findContent } from '../content-picker/api/find-content.ts';
import styles from './audit.module.css';
import { type AuditDraft, toDraft, toSearch } from './audit-draft.ts';
import type { AuditSearch } from './audit-search.ts';
import { NativeInput } from './native-input.tsx';

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
  const words = draft.page.trim();
  const { data } = useQuery(
    findContent({ q: words.startsWith('/') ? undefined : words || undefined }),
  );
  const pages = data?.items ?? [];
  const listId = useId();
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
      <NativeInput
        label={intl.formatMessage({ id: 'audit.page' })}
        type="text"
        list={listId}
        value={draft.page}
        onChange={(page) => change({ page })}
      />
      <Suggestions id={listId} pages={pages} />
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

interface SuggestionsProps {
  readonly id: string;
  readonly pages: readonly NamedContent[];
}

function Suggestions({ id, pages }: SuggestionsProps) {
  return (
    <datalist id={id}>
      {pages.map((page) => (
        <option key={page.id} value={page.url}>
          {page.title}
        </option>
      ))}
    </datalist>
  );
}
