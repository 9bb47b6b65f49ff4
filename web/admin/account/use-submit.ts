import { type FormEvent, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { failureMessage } from '../requests/failure-message.ts';
import { RequestRefused, refusedFields } from '../requests/failures.ts';

/**
 * Returns what a form that sends a request needs: its submit handler, whether it is being sent, and
 * the validation messages by field. A failure that concerns no field is shown at the field
 * `otherwise`.
 * @param otherwise the field that shows such a failure
 * @param wordsFor returns the message of a failure that concerns no field
 */
export function useSubmit(
  send: () => Promise<unknown>,
  otherwise: string,
  wordsFor: (intl: IntlShape, error: unknown) => string = failureMessage,
) {
  const intl = useIntl();
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [sending, setSending] = useState(false);
  const submit = async () => {
    setSending(true);
    setRefused(new Map());
    try {
      await send();
    } catch (error) {
      const fields = error instanceof RequestRefused ? refusedFields(error.problem) : new Map();
      setRefused(fields.size > 0 ? fields : new Map([[otherwise, wordsFor(intl, error)]]));
    } finally {
      setSending(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return { onSubmit, sending, refused };
}
