import { listScreens } from '@parvis/contracts/site/routes/admin-screens.ts';
import { Link } from '@tanstack/react-router';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../shell/frame.module.css';
import { useCanWrite } from '../shell/session.ts';
import { undeletePage } from './api/page-commands.ts';
import type { ItemOfKind } from './api/read-editor.ts';
import { usePageCommand } from './use-page-command.ts';

/** The screen of a deleted item, where it can be restored, unpublished. */
export function DeletedPage({ item }: { item: ItemOfKind }) {
  const intl = useIntl();
  const mayWrite = useCanWrite();
  const { run, busy } = usePageCommand(item.id);
  const bringBack = () =>
    void run({
      send: () => undeletePage(item),
      done: () => ({ words: intl.formatMessage({ id: 'content.restored' }) }),
    });
  return (
    <section className={styles.failure}>
      <h1>
        <FormattedMessage id="editor.deleted" values={{ kind: item.kind }} />
      </h1>
      {mayWrite && (
        <Button className="button primary" isDisabled={busy} onPress={bringBack}>
          <FormattedMessage id="editor.undelete" values={{ kind: item.kind }} />
        </Button>
      )}
      <p>
        <Link to={listScreens[item.kind]} search={{ status: 'deleted' }}>
          <FormattedMessage id="editor.other-deleted" />
        </Link>
      </p>
    </section>
  );
}
