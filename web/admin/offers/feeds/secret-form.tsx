import { type FeedSecret, feedSecretSchema } from '@parvis/contracts/careers/feeds/feed-terms.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormCommand } from '../../requests/use-form-command.ts';
import { Failure } from '../../shell/failure.tsx';
import { Field } from '../../shell/field.tsx';
import { NativeSelect } from '../../shell/native-select.tsx';
import { setFeedSecret } from '../api/offer-feed-settings.ts';
import own from './feeds.module.css';

/** How a secret is sent; a token is the header by which most systems take one. */
const secretKinds = ['token', 'header', 'query'] as const;

interface Typed {
  readonly kind: (typeof secretKinds)[number];
  readonly name: string;
  readonly value: string;
}

const empty: Typed = { kind: 'token', name: '', value: '' };

function secretOf({ kind, name, value }: Typed): FeedSecret | undefined {
  const token = value === '' ? '' : `Bearer ${value}`;
  const typed =
    kind === 'token'
      ? { in: 'header', name: 'Authorization', value: token }
      : { in: kind, name, value };
  return feedSecretSchema.safeParse(typed).data;
}

/** Sets a secret of a feed, or replaces the one of that name. */
export function SecretForm({ source }: { readonly source: string }) {
  const intl = useIntl();
  const [typed, setTyped] = useState(empty);
  const { run, isBusy, failure } = useFormCommand('offers');
  const label = (id: string) => intl.formatMessage({ id: `offer-feeds.${id}` });
  const secret = secretOf(typed);
  const set = async (sent: FeedSecret) => {
    if ((await run(() => setFeedSecret(source, sent))) !== undefined) setTyped(empty);
  };
  return (
    <form
      className={own.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (secret && !isBusy) void set(secret);
      }}
    >
      <NativeSelect
        label={label('secret-kind')}
        value={typed.kind}
        options={secretKinds.map((kind) => ({ value: kind, label: label(`secret-kind.${kind}`) }))}
        onChange={(kind) => setTyped({ ...typed, kind })}
      />
      {typed.kind !== 'token' && (
        <Field
          label={label('secret-name')}
          value={typed.name}
          onChange={(name) => setTyped({ ...typed, name: name.trim() })}
          required
        />
      )}
      <Field
        type="password"
        autoComplete="off"
        label={label('secret-value')}
        hint={label('secret-hint')}
        value={typed.value}
        onChange={(value) => setTyped({ ...typed, value: value.trim() })}
        required
      />
      <Failure words={failure} />
      <Button type="submit" className="button primary" isDisabled={!secret || isBusy}>
        <FormattedMessage id="offer-feeds.secret-save" />
      </Button>
    </form>
  );
}
