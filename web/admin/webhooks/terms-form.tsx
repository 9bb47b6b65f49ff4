import { type ChangedKind, changedKinds } from '@parvis/contracts/changes/change.ts';
import { defaultLocale } from '@parvis/contracts/site/locale.ts';
import { type WebhookTerms, webhookTermsSchema } from '@parvis/contracts/webhooks/webhook.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckboxField } from '../blocks/checkbox-field.tsx';
import { useFormCommand } from '../requests/use-form-command.ts';
import { Failure } from '../shell/failure.tsx';
import { Field } from '../shell/field.tsx';
import styles from './webhooks.module.css';

interface TermsFormProps {
  readonly start: WebhookTerms;
  readonly submit: string;
  readonly send: (terms: WebhookTerms) => Promise<void>;
}

/** A webhook without an address yet. */
export const noTerms: WebhookTerms = { address: '', description: '', kinds: [], isOn: true };

/** The address, purpose and kinds of a webhook, and whether it is on. */
export function TermsForm({ start, submit, send }: TermsFormProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(start);
  const { run, isBusy, failure } = useFormCommand('webhooks');
  const label = (id: string) => intl.formatMessage({ id: `webhooks.${id}` });
  const terms = webhookTermsSchema.safeParse(typed);
  const change = (changed: Partial<WebhookTerms>) => setTyped({ ...typed, ...changed });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (terms.success && !isBusy) void run(() => send(terms.data));
      }}
    >
      <Field
        label={label('address')}
        hint={label('address-hint')}
        value={typed.address}
        onChange={(address) => change({ address: address.trim() })}
        required
      />
      <Field
        label={label('description')}
        hint={label('description-hint')}
        value={typed.description}
        onChange={(description) => change({ description })}
      />
      <KindFields kinds={typed.kinds} onChange={(kinds) => change({ kinds })} />
      <CheckboxField
        label={label('is-on')}
        value={typed.isOn}
        onChange={(isOn) => change({ isOn: isOn === true })}
        readOnly={false}
        refused={undefined}
        locale={defaultLocale}
      />
      <Failure words={failure} />
      <Button type="submit" className="button primary" isDisabled={!terms.success || isBusy}>
        {submit}
      </Button>
    </form>
  );
}

interface KindFieldsProps {
  readonly kinds: readonly ChangedKind[];
  readonly onChange: (kinds: ChangedKind[]) => void;
}

/** What a webhook is sent changes of; everything if nothing is chosen. */
function KindFields({ kinds, onChange }: KindFieldsProps) {
  const intl = useIntl();
  return (
    <fieldset className={styles.kinds}>
      <legend>
        <FormattedMessage id="webhooks.kinds" />
      </legend>
      {changedKinds.map((kind) => (
        <CheckboxField
          key={kind}
          label={intl.formatMessage({ id: `exposure.kind.${kind}` })}
          value={kinds.includes(kind)}
          onChange={(isWanted) => {
            const others = kinds.filter((one) => one !== kind);
            onChange(isWanted === true ? [...others, kind] : others);
          }}
          readOnly={false}
          refused={undefined}
          locale={defaultLocale}
        />
      ))}
    </fieldset>
  );
}
