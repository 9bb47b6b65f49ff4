import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../shell/frame.module.css';
import { useMayWrite } from '../shell/session.ts';
import { undeletePage } from './api/page-commands.ts';
import { usePageCommand } from './use-page-command.ts';

/** The screen of a deleted page, where it can be restored, unpublished. */
export function DeletedPage({ id }: { id: string }) {
  const intl = useIntl();
  const mayWrite = useMayWrite();
  const { run, busy } = usePageCommand(id);
  const bringBack = () =>
    void run({
      send: () => undeletePage(id),
      done: () => ({ words: intl.formatMessage({ id: 'content.restored' }) }),
    });
  return (
    <section className={styles.failure}>
      <h1>
        <FormattedMessage id="editor.deleted" />
      </h1>
      {mayWrite && (
        <Button className="button primary" isDisabled={busy} onPress={bringBack}>
          <FormattedMessage id="editor.undelete" />
        </Button>
      )}
    </section>
  );
}
