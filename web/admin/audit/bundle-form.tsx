import { auditEndpoints } from '@parvis/contracts/audit/endpoints.ts';
import type { AuditPage } from '@parvis/contracts/audit/views.ts';
import { parseParisTime } from '@parvis/contracts/site/paris-time.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { composeAddress } from '../requests/call-endpoint.ts';
import { Field } from '../shell/field.tsx';
import styles from './audit.module.css';

/** Downloads evidence of this address, and of others, up to the chosen instant. */
export function BundleForm({ page: { path, at, status } }: { readonly page: AuditPage }) {
  const [wanted, setWanted] = useState({ purpose: '', paths: path, from: '' });
  const [drafts, setDrafts] = useState(false);
  if (status === 'nothing' || status === 'cannot-be-reconstructed') return null;
  const { purpose, paths, from } = wanted;
  const query = {
    path: paths,
    from: parseParisTime(`${from}T00:00`)?.toISOString(),
    to: at,
    purpose: purpose.trim(),
    drafts: drafts ? ('yes' as const) : ('no' as const),
  };
  return (
    <details className={styles.proof}>
      <summary>
        <FormattedMessage id="audit.bundle" />
      </summary>
      <p>
        <FormattedMessage id="audit.bundle.hint" />
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          window.location.assign(composeAddress(auditEndpoints.downloadBundle, { query }));
        }}
      >
        <Fields {...wanted} onChange={(changed) => setWanted({ ...wanted, ...changed })} />
        <p>
          <label>
            <input
              type="checkbox"
              checked={drafts}
              onChange={(event) => setDrafts(event.target.checked)}
            />{' '}
            <FormattedMessage id="audit.bundle.drafts" />
          </label>
        </p>
        <Button
          type="submit"
          className="button"
          isDisabled={query.purpose === '' || paths.trim() === ''}
        >
          <FormattedMessage id="audit.bundle.submit" />
        </Button>
      </form>
    </details>
  );
}

interface Wanted {
  readonly purpose: string;
  readonly paths: string;
  readonly from: string;
}

function Fields({
  purpose,
  paths,
  from,
  onChange,
}: Wanted & { readonly onChange: (changed: Partial<Wanted>) => void }) {
  const intl = useIntl();
  return (
    <>
      <Field
        label={intl.formatMessage({ id: 'audit.bundle.purpose' })}
        hint={intl.formatMessage({ id: 'audit.bundle.purpose-hint' })}
        value={purpose}
        onChange={(typed) => onChange({ purpose: typed })}
      />
      <Field
        label={intl.formatMessage({ id: 'audit.bundle.addresses' })}
        value={paths}
        onChange={(typed) => onChange({ paths: typed })}
        rows={3}
      />
      <Field
        label={intl.formatMessage({ id: 'audit.bundle.from' })}
        hint={intl.formatMessage({ id: 'audit.bundle.from-hint' })}
        value={from}
        onChange={(typed) => onChange({ from: typed })}
        type="date"
      />
    </>
  );
}
