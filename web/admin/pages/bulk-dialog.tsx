import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import type { ContentRow } from './api/list-contents.ts';
import styles from './pages.module.css';
import { type BulkAction, type BulkResult, useBulkAction } from './use-bulk-action.ts';

export interface BulkDialogProps {
  readonly action: BulkAction;
  readonly items: readonly ContentRow[];
  /** Called with whether anything was done. */
  readonly onClose: (done: boolean) => void;
}

/** Asks before an action on many items, and then says of each what became of it. */
export function BulkDialog({ action, items, onClose }: BulkDialogProps) {
  const intl = useIntl();
  const { run, running, results } = useBulkAction(action, items);
  const done = [...results.values()].filter(({ kind }) => kind === 'done').length;
  const started = running || results.size > 0;
  const close = () => {
    if (!running) onClose(started);
  };
  return (
    <DialogFrame
      title={intl.formatMessage({ id: `bulk.title.${action}` }, { count: items.length })}
      onClose={close}
    >
      <ul className={styles.results}>
        {items.map((item) => (
          <li key={item.id}>
            {item.title} <Result result={results.get(item.id)} />
          </li>
        ))}
      </ul>
      <p role="status">
        {started && <FormattedMessage id="bulk.progress" values={{ done, total: items.length }} />}
      </p>
      <DialogActions>
        {!started && (
          <Button
            className={action === 'delete' ? 'button danger' : 'button primary'}
            onPress={() => void run()}
          >
            <FormattedMessage id={`bulk.action.${action}`} />
          </Button>
        )}
        <Button className="button" isDisabled={running} onPress={close}>
          <FormattedMessage id={started ? 'bulk.close' : 'action.cancel'} />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

function Result({ result }: { result: BulkResult | undefined }) {
  if (result === undefined) return null;
  if (result.kind === 'failed') return <em className="refused">{result.why}</em>;
  return (
    <em>
      <FormattedMessage id="bulk.done" />
    </em>
  );
}
