import type { MediaView } from '@parvis/contracts/media/views.ts';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import frame from '../../offers/offers.module.css';
import { useCommand } from '../../requests/use-command.ts';
import { useRefresh } from '../../requests/use-refresh.ts';
import { useCanWrite } from '../../shell/session.ts';
import { undeleteMedia } from '../api/item.ts';

interface DeletedItemProps {
  readonly kind: MediaView['kind'];
  readonly id: string;
}

/** Shown instead of a deleted item: offers to restore it. */
export function DeletedItem({ kind, id }: DeletedItemProps) {
  const intl = useIntl();
  const mayWrite = useCanWrite();
  const { run, busy } = useCommand(useRefresh('media'));
  const bringBack = () =>
    void run({
      send: () => undeleteMedia(kind, id),
      done: () => ({ words: intl.formatMessage({ id: 'item.undeleted' }) }),
    });
  return (
    <section className={frame.screen}>
      <h1>
        <FormattedMessage id="item.is-deleted" />
      </h1>
      {mayWrite && (
        <p>
          <Button className="button" isDisabled={busy} onPress={bringBack}>
            <FormattedMessage id="item.undelete" />
          </Button>
        </p>
      )}
    </section>
  );
}
