import type { ImportSummary } from '@parvis/contracts/content-import/content-import.ts';
import type { ContentImport } from '@parvis/contracts/content-import/endpoints.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import { useFormCommand } from '../requests/use-form-command.ts';
import { Failure } from '../shell/failure.tsx';
import { startContentImport } from './api/content-imports.ts';
import styles from './content-imports.module.css';

interface StartFormProps {
  readonly one: ContentImport;
  readonly rehearsal: ImportSummary;
}

/** Chooses the hosts from which files are fetched, and begins the import. */
export function StartForm({ one, rehearsal: { hosts } }: StartFormProps) {
  const [allowed, setAllowed] = useState<ReadonlySet<string>>(new Set(one.hosts));
  const { run, isBusy, failure } = useFormCommand('content-imports');
  const chosen = hosts.map(({ host }) => host).filter((host) => allowed.has(host));
  const tick = (host: string, isAllowed: boolean) =>
    setAllowed(
      (before) => new Set([...before, host].filter((other) => isAllowed || other !== host)),
    );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void run(() => startContentImport(one.id, chosen, false));
      }}
    >
      {hosts.length > 0 && (
        <fieldset className={styles.hosts}>
          <legend>
            <FormattedMessage id="content-imports.hosts" />
          </legend>
          <p className={styles.soft}>
            <FormattedMessage id="content-imports.hosts-hint" />
          </p>
          {hosts.map(({ host, files }) => (
            <label key={host}>
              <input
                type="checkbox"
                checked={allowed.has(host)}
                onChange={(event) => tick(host, event.target.checked)}
              />
              <span>
                {host}{' '}
                <span className={styles.soft}>
                  <FormattedMessage id="content-imports.host-files" values={{ count: files }} />
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <Failure words={failure} />
      <div className={styles.actions}>
        <Button type="submit" className="button primary" isDisabled={isBusy}>
          <FormattedMessage id="content-imports.start" />
        </Button>
      </div>
    </form>
  );
}
