import type { PublicationAction } from '@parvis/contracts/content/publication-endpoints.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureMessage } from '../requests/failure-message.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { Loading } from '../shell/frame.tsx';
import { rehearsePublication } from './api/rehearse-publication.ts';
import { EffectList } from './effect-list.tsx';

interface PublicationDialogProps {
  readonly content: ContentView;
  readonly action: Exclude<PublicationAction, 'publish'>;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks for confirmation before an item is unpublished, archived or deleted, with the consequences
 * elsewhere.
 */
export function PublicationDialog(props: PublicationDialogProps) {
  const { action, onConfirm, onCancel } = props;
  const { id, kind, title } = props.content;
  const intl = useIntl();
  const { data, error } = useQuery(rehearsePublication(id, action));
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: `page-menu.${action}` }, { kind })}
      confirm={intl.formatMessage({ id: `page-menu.${action}-confirm` })}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        <FormattedMessage id={`page-menu.${action}-question`} values={{ kind, title }} />
      </p>
      {error && (
        <p role="alert" className="refused">
          {failureMessage(intl, error)}
        </p>
      )}
      {data ? <EffectList effects={data} /> : !error && <Loading />}
    </ConfirmDialog>
  );
}
