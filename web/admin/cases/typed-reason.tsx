import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useFormCommand } from '../requests/use-form-command.ts';
import { Failure } from '../shell/failure.tsx';
import { Field } from '../shell/field.tsx';

interface TypedReasonProps {
  readonly label: string;
  readonly submit: string;
  readonly send: (text: string) => Promise<unknown>;
}

/** One text, and the button that sends it. */
export function TypedReason({ label, submit, send }: TypedReasonProps) {
  const [text, setText] = useState('');
  const { run, isBusy, failure } = useFormCommand('cases');
  const isEmpty = text.trim() === '';
  const done = async () => {
    if ((await run(() => send(text))) !== undefined) setText('');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !isBusy) void done();
      }}
    >
      <Field label={label} rows={2} value={text} onChange={setText} required />
      <Failure words={failure} />
      <Button type="submit" className="button" isDisabled={isEmpty || isBusy}>
        {submit}
      </Button>
    </form>
  );
}
