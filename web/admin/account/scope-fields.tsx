import {
  accessTo,
  type TokenScope,
  tokenAccesses,
  tokenKinds,
} from '@parvis/contracts/accounts/token-scopes.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { NativeSelect } from '../shell/native-select.tsx';
import styles from './account.module.css';

interface ScopeFieldsProps {
  readonly scopes: readonly TokenScope[];
  readonly onChange: (scopes: readonly TokenScope[]) => void;
  readonly refused: string | undefined;
}

/** What a new token may do, by kind of content. */
export function ScopeFields({ scopes, onChange, refused }: ScopeFieldsProps) {
  const intl = useIntl();
  const none = { value: '', label: intl.formatMessage({ id: 'tokens.access.none' }) } as const;
  return (
    <fieldset className={styles.scopes}>
      <legend>
        <FormattedMessage id="tokens.scopes" />
      </legend>
      {tokenKinds.map((kind) => (
        <NativeSelect
          key={kind}
          label={intl.formatMessage({ id: `tokens.kind.${kind}` })}
          value={accessTo(scopes, kind) ?? ''}
          onChange={(access) => {
            const others = scopes.filter((scope) => !scope.startsWith(`${kind}:`));
            onChange(access === '' ? others : [...others, `${kind}:${access}`]);
          }}
          options={[
            none,
            ...tokenAccesses.map((value) => ({
              value,
              label: intl.formatMessage({ id: `tokens.access.${value}` }),
            })),
          ]}
        />
      ))}
      <p role="alert" className={styles.failure}>
        {refused}
      </p>
    </fieldset>
  );
}

/** What a token may do, in a sentence; one without scopes dates from before there were any. */
export function ScopeWords({ scopes }: { scopes: readonly TokenScope[] | null }) {
  const intl = useIntl();
  if (scopes === null) return <FormattedMessage id="tokens.unscoped" />;
  const parts = tokenKinds.flatMap((kind) => {
    const access = accessTo(scopes, kind);
    if (access === undefined) return [];
    return [
      intl.formatMessage(
        { id: 'tokens.scope' },
        {
          kind: intl.formatMessage({ id: `tokens.kind.${kind}` }),
          access: intl.formatMessage({ id: `tokens.access.${access}` }),
        },
      ),
    ];
  });
  return intl.formatList(parts, { type: 'unit' });
}
