import { type FormErrors, submissionField } from '@parvis/contracts/http/form.ts';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { ErrorSummary } from './error-summary.tsx';
import styles from './form.module.css';

interface PublicFormProps {
  /** The one address it is posted to. */
  readonly action: string;
  /** Minted by the server for this drawing of the form. */
  readonly submissionId: string;
  /** The label of its button. */
  readonly submit: string;
  /** The heading of its errors. */
  readonly refusedTitle: string;
  /** Each field's label by its name, which is its id too: the summary names and links them. */
  readonly labels: Readonly<Record<string, string>>;
  /** Before each field's name in its id, where the page around it may have the same ids. */
  readonly idPrefix?: string | undefined;
  /** Why it comes back, if it does. */
  readonly errors?: FormErrors | undefined;
  /** It sends files. */
  readonly takesFiles?: boolean;
  /** Its script sends no cookie with it. */
  readonly isConfidential?: boolean;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form as it is first rendered and as it comes back: the same in a page and in its place. */
export function PublicForm(form: PublicFormProps) {
  const { action, submissionId, submit, refusedTitle, labels, idPrefix, errors, children } = form;
  const credentials = form.isConfidential ? 'omit' : undefined;
  return (
    <>
      {errors ? (
        <ErrorSummary
          title={refusedTitle}
          errors={errors.summary}
          labels={labels}
          idPrefix={idPrefix}
        />
      ) : null}
      <form
        method="post"
        action={action}
        encType={form.takesFiles ? 'multipart/form-data' : undefined}
        className={styles.form}
        data-credentials={credentials}
      >
        <input type="hidden" name={submissionField} value={submissionId} />
        {children}
        <div>
          <Button type="submit">{submit}</Button>
        </div>
      </form>
    </>
  );
}
