import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { InstantField } from '../blocks/instant-field.tsx';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';

interface ReleaseDialogProps {
  readonly title: string;
  /** Called with the instant, or without one to release it immediately. */
  readonly onRelease: (from: string | undefined) => void;
  readonly onClose: () => void;
}

/** Asks for the instant from which an item is public. */
export function ReleaseDialog({ title, onRelease, onClose }: ReleaseDialogProps) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const [from, setFrom] = useState<string>();
  return (
    <DialogFrame title={intl.formatMessage({ id: 'library.release-title' })} onClose={onClose}>
      <p>
        <FormattedMessage id="library.release-question" values={{ title }} />
      </p>
      <InstantField
        label={intl.formatMessage({ id: 'library.release-from' })}
        value={from}
        onChange={(value) => setFrom(typeof value === 'string' ? value : undefined)}
        hint="instant.hint"
        refused={undefined}
        readOnly={false}
        locale={language}
      />
      <DialogActions>
        <Button className="button primary" onPress={() => onRelease(from)}>
          <FormattedMessage
            id={from === undefined ? 'library.release-now' : 'library.release-then'}
          />
        </Button>
        <Button className="button" onPress={onClose}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
