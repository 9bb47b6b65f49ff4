import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';

interface TakeOverButtonProps {
  readonly holder: string;
  readonly onTakeOver: () => void;
}

/** Takes a part over from another user, after showing the consequences. */
export function TakeOverButton({ holder, onTakeOver }: TakeOverButtonProps) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button className="button small" onPress={() => setAsking(true)}>
        <FormattedMessage id="locked.take-over" />
      </Button>
      {asking && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'locked.title' }, { holder })}
          confirm={intl.formatMessage({ id: 'locked.take-over' })}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onTakeOver();
          }}
        >
          <FormattedMessage id="locked.words" values={{ holder }} />
        </ConfirmDialog>
      )}
    </>
  );
}
