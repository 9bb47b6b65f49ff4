import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormCommand } from '../requests/use-form-command.ts';
import { Failure } from '../shell/failure.tsx';
import { Field } from '../shell/field.tsx';
import { placeHold } from './api/cases.ts';
import { linesOf } from './lines.ts';

const nothing = { basis: '', until: '', items: '', people: '' };

/** Keeps items and persons, on a legal basis and until a day. */
export function HoldForm({ caseId }: { readonly caseId: string }) {
  const intl = useIntl();
  const [typed, setTyped] = useState(nothing);
  const { run, isBusy, failure } = useFormCommand('cases');
  const { basis, until } = typed;
  const [items, people] = [linesOf(typed.items), linesOf(typed.people)];
  const isComplete = basis.trim() !== '' && until !== '' && items.length + people.length > 0;
  const label = (id: string) => intl.formatMessage({ id: `cases.hold-${id}` });
  const field = (name: keyof typeof nothing) => ({
    label: label(name),
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  const submit = async () => {
    const placed = await run(() => placeHold(caseId, { basis, until, items, people }));
    if (placed !== undefined) setTyped(nothing);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete && !isBusy) void submit();
      }}
    >
      <Field {...field('basis')} required />
      <Field {...field('until')} type="date" required />
      <Field {...field('items')} hint={label('items-hint')} rows={2} />
      <Field {...field('people')} hint={label('people-hint')} rows={2} />
      <Failure words={failure} />
      <Button type="submit" className="button primary" isDisabled={!isComplete || isBusy}>
        <FormattedMessage id="cases.hold-place" />
      </Button>
    </form>
  );
}
