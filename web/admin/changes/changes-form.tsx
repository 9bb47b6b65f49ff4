import { exposedKinds } from '@parvis/contracts/audit/exposed.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import activity from '../activity/activity.module.css';
import { toPath } from '../audit/audit-draft.ts';
import { NativeInput } from '../audit/native-input.tsx';
import { PageField, usePagesAt } from '../audit/page-field.tsx';
import { OptionalSelect } from '../shell/optional-select.tsx';
import { listPeople } from './api/changes.ts';
import type { ChangesSearch } from './changes-search.ts';

interface ChangesFormProps {
  /** The current search, with which the form starts. */
  readonly search: ChangesSearch;
  readonly onSubmit: (search: ChangesSearch) => void;
}

/** A section of the site, a person, a kind, and the first and last day. */
export function ChangesForm({ search, onSubmit }: ChangesFormProps) {
  const intl = useIntl();
  const words = (id: string) => intl.formatMessage({ id });
  const [draft, setDraft] = useState({ ...search, section: search.section ?? '' });
  const pages = usePagesAt(draft.section);
  const { data: people = [] } = useQuery(listPeople);
  const change = (changed: Partial<typeof draft>) => setDraft({ ...draft, ...changed });
  return (
    <form
      className={activity.filters}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit({ ...draft, section: toPath(draft.section, pages), before: undefined });
      }}
    >
      <PageField
        label={words('changes.section')}
        value={draft.section}
        onChange={(section) => change({ section })}
      />
      <OptionalSelect
        label={words('activity.by')}
        none={words('activity.everybody')}
        value={draft.person}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(person) => change({ person })}
      />
      <OptionalSelect
        label={words('activity.kind')}
        none={words('activity.all-kinds')}
        value={draft.kind}
        options={exposedKinds.map((value) => ({ value, label: words(`exposure.kind.${value}`) }))}
        onChange={(kind) => change({ kind })}
      />
      <NativeInput
        type="date"
        label={words('activity.from')}
        value={draft.from ?? ''}
        onChange={(from) => change({ from: from || undefined })}
      />
      <NativeInput
        type="date"
        label={words('activity.to')}
        value={draft.to ?? ''}
        onChange={(to) => change({ to: to || undefined })}
      />
      <div className={activity.submit}>
        <Button type="submit" className="button primary">
          <FormattedMessage id="changes.submit" />
        </Button>
      </div>
    </form>
  );
}
