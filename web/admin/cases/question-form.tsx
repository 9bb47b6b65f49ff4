import { type CaseContent, caseContentSchema } from '@parvis/contracts/cases/case.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { useFormCommand } from '../requests/use-form-command.ts';
import { Failure } from '../shell/failure.tsx';
import { Field } from '../shell/field.tsx';
import { linesOf } from './lines.ts';

interface QuestionFormProps {
  readonly start: CaseContent;
  readonly submit: string;
  readonly send: (content: CaseContent) => Promise<void>;
}

/** A question without words yet. */
export const noQuestion: CaseContent = {
  title: '',
  purpose: '',
  addresses: [],
  words: '',
  from: null,
  to: null,
};

/** The title, purpose, addresses, words and days of a case. */
export function QuestionForm({ start, submit, send }: QuestionFormProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(start);
  const [addresses, setAddresses] = useState(start.addresses.join('\n'));
  const { run, isBusy, failure } = useFormCommand('cases');
  const label = (id: string) => intl.formatMessage({ id: `cases.${id}` });
  const content = caseContentSchema.safeParse({ ...typed, addresses: [...linesOf(addresses)] });
  const change = (changed: Partial<CaseContent>) => setTyped({ ...typed, ...changed });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (content.success && !isBusy) void run(() => send(content.data));
      }}
    >
      <Field
        label={label('name')}
        value={typed.title}
        onChange={(title) => change({ title })}
        required
      />
      <Field
        label={label('purpose')}
        rows={2}
        value={typed.purpose}
        onChange={(purpose) => change({ purpose })}
      />
      <Field
        label={label('addresses')}
        hint={label('addresses-hint')}
        rows={2}
        value={addresses}
        onChange={setAddresses}
      />
      <Field
        label={label('words')}
        hint={label('words-hint')}
        value={typed.words}
        onChange={(words) => change({ words })}
      />
      <Field
        label={label('from')}
        type="date"
        value={typed.from ?? ''}
        onChange={(from) => change({ from: from || null })}
      />
      <Field
        label={label('to')}
        type="date"
        value={typed.to ?? ''}
        onChange={(to) => change({ to: to || null })}
      />
      <Failure words={failure} />
      <Button type="submit" className="button primary" isDisabled={!content.success || isBusy}>
        {submit}
      </Button>
    </form>
  );
}
