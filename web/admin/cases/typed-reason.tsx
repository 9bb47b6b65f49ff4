import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Field } from '../shell/field.tsx';
import { Failure } from './failure.tsx';
import { useCaseCommand } from './use-case-command.ts';

interface TypedReasonProps {
  readonly label: string;
  readonly submit: string;
  readonly send: (text: string) => Promise<unknown>;
}

/** One text, and the button that sends it. */
export function TypedReason({ label, submit, send }: TypedReasonProps) {
  const [text, setText] = useState('');
  const { run, isBusy, failure } = useCaseCommand();
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
