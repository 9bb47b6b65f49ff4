import {
  type FeedTerms,
  feedSourceSchema,
  feedTermsSchema,
} from '@parvis/contracts/careers/feeds/feed-terms.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormCommand } from '../../requests/use-form-command.ts';
import { Failure } from '../../shell/failure.tsx';
import { Field } from '../../shell/field.tsx';
import { OptionalSelect } from '../../shell/optional-select.tsx';
import { listMappings } from '../mappings/mapping-requests.ts';
import own from './feeds.module.css';
import { ScheduleFields } from './schedule-fields.tsx';

export const noTerms: FeedTerms = {
  address: '',
  mapping: null,
  country: null,
  schedule: { every: 'hour' },
  isOn: true,
};

type Feed = FeedTerms & { readonly source: string };
const feedSchema = feedTermsSchema.extend({ source: feedSourceSchema });

interface FeedFormProps {
  readonly start: Feed;
  /** Whether the source is known, and stays. */
  readonly isKnown?: boolean;
  readonly submit: string;
  readonly send: (feed: Feed) => Promise<void>;
}

/** The source, address, format and schedule of a feed. */
export function FeedForm({ start, isKnown = false, submit, send }: FeedFormProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(start);
  const { run, isBusy, failure } = useFormCommand('offers');
  const label = (id: string) => intl.formatMessage({ id: `offer-feeds.${id}` });
  const feed = feedSchema.safeParse(typed);
  const change = (changed: Partial<Feed>) => setTyped({ ...typed, ...changed });
  return (
    <form
      className={own.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (feed.success && !isBusy) void run(() => send(feed.data));
      }}
    >
      {!isKnown && (
        <Field
          label={label('source')}
          hint={label('source-hint')}
          value={typed.source}
          onChange={(source) => change({ source: source.trim() })}
          required
        />
      )}
      <Field
        label={label('address')}
        hint={label('address-hint')}
        value={typed.address}
        onChange={(address) => change({ address: address.trim() })}
        required
      />
      <MappingField value={typed.mapping} onChange={(mapping) => change({ mapping })} />
      <Field
        label={label('country')}
        hint={label('country-hint')}
        value={typed.country ?? ''}
        onChange={(country) => change({ country: country.trim().toUpperCase() || null })}
      />
      <ScheduleFields value={typed.schedule} onChange={(schedule) => change({ schedule })} />
      <Failure words={failure} />
      <Button type="submit" className="button primary" isDisabled={!feed.success || isBusy}>
        {submit}
      </Button>
    </form>
  );
}

interface MappingFieldProps {
  readonly value: string | null;
  readonly onChange: (mapping: string | null) => void;
}

/** How a feed is read: by recognising its format, or by a mapping. */
function MappingField({ value, onChange }: MappingFieldProps) {
  const intl = useIntl();
  const { data } = useQuery(listMappings());
  const known = data?.items.map(({ id }) => id) ?? [];
  const names = value === null || known.includes(value) ? known : [...known, value];
  return (
    <>
      <OptionalSelect
        label={intl.formatMessage({ id: 'offer-feeds.mapping' })}
        none={intl.formatMessage({ id: 'offer-upload.recognised' })}
        value={value ?? undefined}
        options={names.map((name) => ({ value: name, label: name }))}
        onChange={(name) => onChange(name ?? null)}
      />
      <Link to="/admin/offers/mappings" search={{}}>
        <FormattedMessage id="offer-upload.mappings" />
      </Link>
    </>
  );
}
