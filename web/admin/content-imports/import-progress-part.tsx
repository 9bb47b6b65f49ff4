import type { ContentImport } from '@parvis/contracts/content-import/endpoints.ts';
import { Button, ProgressBar } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormCommand } from '../requests/use-form-command.ts';
import { Failure } from '../shell/failure.tsx';
import { cancelContentImport } from './api/content-imports.ts';
import styles from './content-imports.module.css';

/** How far an import is, and a button that ends it. */
export function ImportProgressPart({ one }: { readonly one: ContentImport }) {
  const intl = useIntl();
  const { run, isBusy, failure } = useFormCommand('content-imports');
  const { step, done, total } = one.progress ?? { step: 'reading', done: 0, total: 0 };
  const isCounted = total > 0 && step !== 'rest';
  return (
    <div className={styles.running}>
      <p role="status">
        <FormattedMessage id={`content-imports.step.${step}`} values={{ done, total }} />
      </p>
      {isCounted && (
        <ProgressBar
          className={styles.progress ?? ''}
          aria-label={intl.formatMessage({ id: `content-imports.state.${one.state}` })}
          maxValue={total}
          value={done}
        >
          <progress max={total} value={done} aria-hidden />
        </ProgressBar>
      )}
      <p className={styles.soft}>
        <FormattedMessage id="content-imports.goes-on" />
      </p>
      <Failure words={failure} />
      <div className={styles.actions}>
        <Button
          className="button"
          isDisabled={isBusy}
          onPress={() => void run(() => cancelContentImport(one.id))}
        >
          <FormattedMessage id="content-imports.cancel" />
        </Button>
      </div>
    </div>
  );
}
