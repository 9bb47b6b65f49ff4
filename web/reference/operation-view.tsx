import type { DescribedOperation } from './api-description.ts';
import styles from './reference.module.css';
import { Field, SchemaView } from './schema-view.tsx';
import { Words } from './words.tsx';

/** A complete operation: who may call it, its input and its responses. */
export function OperationView({ operation }: { readonly operation: DescribedOperation }) {
  const { method, path, parameters, body, responses, needsToken, description: notice } = operation;
  return (
    <>
      <p>
        <code>{method}</code> <code>{path}</code>
      </p>
      {notice && (
        <p>
          <strong>
            <Words text={notice} />
          </strong>
        </p>
      )}
      <p>{needsToken ? 'Needs a session or a personal token.' : 'Anybody may call it.'}</p>
      {parameters.length > 0 && (
        <section>
          <h2>Parameters</h2>
          <ul className={styles.list}>
            {parameters.map(({ name, in: where, required, description, schema }) => (
              <li key={`${where} ${name}`}>
                <Field
                  name={name}
                  isRequired={required}
                  schema={{ ...schema, description: [`In the ${where}.`, description].join(' ') }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {body && (
        <section>
          <h2>Body</h2>
          <Contents contents={body} />
        </section>
      )}
      <section>
        <h2>Responses</h2>
        {responses.map(({ status, description, content }) => (
          <section key={status}>
            <h3>
              {status} <Words text={description} />
            </h3>
            {content && <Contents contents={content} />}
          </section>
        ))}
      </section>
    </>
  );
}

function Contents({ contents }: { readonly contents: NonNullable<DescribedOperation['body']> }) {
  return Object.entries(contents).map(([type, { schema, example }]) => (
    <div key={type}>
      <p>
        <code>{type}</code>
      </p>
      {example !== undefined && <Example value={example} />}
      {schema && <SchemaView schema={schema} />}
    </div>
  ));
}

/** An example, whose long lines are scrolled, also by keyboard. */
function Example({ value }: { readonly value: unknown }) {
  return (
    // oxlint-disable-next-line jsx_a11y/no-noninteractive-tabindex -- It may be wider than the screen.
    <pre className={styles.example} tabIndex={0}>
      <code>{typeof value === 'string' ? value : JSON.stringify(value, undefined, 2)}</code>
    </pre>
  );
}
