import type { DescribedOperation } from './api-description.ts';
import styles from './reference.module.css';
import { Field, SchemaView } from './schema-view.tsx';

/** A complete operation: who may call it, its input and its responses. */
export function OperationView({ operation }: { readonly operation: DescribedOperation }) {
  const { method, path, parameters, body, responses, needsToken } = operation;
  return (
    <>
      <p>
        <code>{method}</code> <code>{path}</code>
      </p>
      <p>{needsToken ? 'Wants a session or a personal token.' : 'Anybody may call it.'}</p>
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
              {status} {description}
            </h3>
            {content && <Contents contents={content} />}
          </section>
        ))}
      </section>
    </>
  );
}

function Contents({ contents }: { readonly contents: NonNullable<DescribedOperation['body']> }) {
  return Object.entries(contents).map(([type, { schema }]) => (
    <div key={type}>
      <p>
        <code>{type}</code>
      </p>
      {schema && <SchemaView schema={schema} />}
    </div>
  ));
}
