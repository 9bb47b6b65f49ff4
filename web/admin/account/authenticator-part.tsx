import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureMessage } from '../requests/failure-message.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { useNotify } from '../shell/notices.tsx';
import styles from './account.module.css';
import {
  addAuthenticator,
  type NewAuthenticator,
  removeAuthenticator,
} from './api/second-factor.ts';
import { ConfirmAuthenticator } from './confirm-authenticator.tsx';
import { useConfirmed } from './confirm-sign-in.tsx';

interface AuthenticatorPartProps {
  readonly isOn: boolean;
  /** True when there is no passkey: removing the authenticator removes the second factor. */
  readonly isLast: boolean;
  /** Called with new recovery codes, or with none when the codes were removed. */
  readonly onChanged: (codes?: readonly string[]) => void;
}

/** Adds and removes the authenticator application. */
export function AuthenticatorPart({ isOn, isLast, onChanged }: AuthenticatorPartProps) {
  const intl = useIntl();
  const notify = useNotify();
  const { confirmed, dialog } = useConfirmed();
  const [added, setAdded] = useState<NewAuthenticator>();
  const report = (error: unknown) => notify({ words: failureMessage(intl, error), tone: 'failed' });
  const add = () => void confirmed(addAuthenticator).then(setAdded, report);
  const remove = async () => {
    await confirmed(removeAuthenticator);
    notify({ words: intl.formatMessage({ id: 'factor.removed' }) });
    onChanged(isLast ? [] : undefined);
  };
  return (
    <section className={`${styles.section} ${styles.part}`} aria-labelledby="authenticator">
      <h3 id="authenticator">
        <FormattedMessage id="factor.app" />
      </h3>
      <p className={styles.intro}>
        <FormattedMessage id={isOn ? 'factor.app-on' : 'factor.app-intro'} />
      </p>
      {added && (
        <ConfirmAuthenticator
          added={added}
          onConfirmed={(codes) => {
            setAdded(undefined);
            onChanged(codes.length > 0 ? codes : undefined);
          }}
        />
      )}
      {!isOn && !added && (
        <Button className="button primary" onPress={add}>
          <FormattedMessage id="factor.add" />
        </Button>
      )}
      {isOn && <RemoveAuthenticator isLast={isLast} onRemove={() => void remove().catch(report)} />}
      {dialog}
    </section>
  );
}

function RemoveAuthenticator({ isLast, onRemove }: { isLast: boolean; onRemove: () => void }) {
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  const title = intl.formatMessage({ id: 'factor.remove' });
  return (
    <>
      <Button className="button danger" onPress={() => setAsking(true)}>
        {title}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={title}
          confirm={title}
          final
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onRemove();
          }}
        >
          <FormattedMessage
            id={isLast ? 'factor.remove-question' : 'factor.remove-question-other'}
          />
        </ConfirmDialog>
      )}
    </>
  );
}
