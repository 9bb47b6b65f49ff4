import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormCommand } from '../requests/use-form-command.ts';
import { Failure } from '../shell/failure.tsx';
import { Field } from '../shell/field.tsx';
import { requestRedaction, type TypedRedaction } from './api/redactions.ts';

const nothing: TypedRedaction = { words: '', reason: '', item: '' };

/** Requests that words be removed; another administrator confirms it. */
export function RequestForm() {
  const intl = useIntl();
  const [typed, setTyped] = useState(nothing);
  const { run, isBusy, failure } = useFormCommand('redactions');
  const change = (changed: Partial<TypedRedaction>) => setTyped({ ...typed, ...changed });
  const isComplete = typed.words.trim().length > 1 && typed.reason.trim() !== '';
  const submit = async () => {
    if ((await run(() => requestRedaction(typed))) !== undefined) setTyped(nothing);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete && !isBusy) void submit();
      }}
    >
      <h2>
        <FormattedMessage id="redactions.new" />
      </h2>
      <Field
        label={intl.formatMessage({ id: 'redactions.words' })}
        hint={intl.formatMessage({ id: 'redactions.words-hint' })}
        value={typed.words}
        onChange={(words) => change({ words })}
        required
      />
      <Field
        label={intl.formatMessage({ id: 'redactions.reason' })}
        hint={intl.formatMessage({ id: 'redactions.reason-hint' })}
        value={typed.reason}
        onChange={(reason) => change({ reason })}
        required
      />
      <Field
        label={intl.formatMessage({ id: 'redactions.item' })}
        hint={intl.formatMessage({ id: 'redactions.item-hint' })}
        value={typed.item}
        onChange={(item) => change({ item })}
      />
      <Failure words={failure} />
      <Button type="submit" className="button primary" isDisabled={!isComplete || isBusy}>
        <FormattedMessage id="redactions.request" />
      </Button>
    </form>
  );
}
