import type { FormError } from '@parvis/contracts/http/form.ts';
import styles from './form.module.css';

interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly FormError[];
  /** Each field's label by its name, which is also its id unless ids have a prefix. */
  readonly labels: Readonly<Record<string, string>>;
  /** The prefix of the fields' ids. */
  readonly idPrefix?: string | undefined;
}

const titleId = 'form-errors';

/** The errors of a form, each linking to its field. It takes the focus when it appears. */
export function ErrorSummary({ title, errors, labels, idPrefix = '' }: ErrorSummaryProps) {
  return (
    <section
      className={styles.errors}
      data-form="answer"
      tabIndex={-1}
      role="alert"
      aria-labelledby={idPrefix + titleId}
    >
      <h2 id={idPrefix + titleId}>{title}</h2>
      <ul>
        {errors.map(({ field, words }) => {
          const label = field === undefined ? undefined : labels[field];
          return (
            <li key={field ?? words}>
              {label === undefined ? (
                words
              ) : (
                <a href={`#${idPrefix}${field}`}>{`${label} – ${words}`}</a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
