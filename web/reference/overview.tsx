import { Marked } from 'marked';
import type { ApiContents, DescribedOperation } from './api-description.ts';
import styles from './reference.module.css';

const markdown = new Marked({ gfm: true, async: false });

/** The guide, every operation grouped by path, and every named schema. */
export function Overview({ contents }: { readonly contents: ApiContents }) {
  const { version, guide, operations, schemas } = contents;
  const places = [...new Set(operations.map(placeOf))];
  const written = markdown.parse(guide, { async: false });
  return (
    <>
      <p>
        Version {version}, described for programs in{' '}
        <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).
      </p>
      {/* The guide is trusted text of the product. */}
      <div className={styles.guide} dangerouslySetInnerHTML={{ __html: written }} />
      <h2>Operations</h2>
      {places.map((place) => (
        <section key={place}>
          <h3>{place}</h3>
          <ul className={styles.list}>
            {operations
              .filter((operation) => placeOf(operation) === place)
              .map(({ operationId, method, path, summary }) => (
                <li key={operationId}>
                  <a href={`/api/operations/${operationId}`}>
                    <code>{method}</code> <code>{path}</code>
                  </a>{' '}
                  {summary}
                </li>
              ))}
          </ul>
        </section>
      ))}
      <h2>Schemas</h2>
      <ul className={styles.list}>
        {schemas.map((name) => (
          <li key={name}>
            <a href={`/api/schemas/${name}`}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns the constant start of an operation's path. */
function placeOf({ path }: Pick<DescribedOperation, 'path'>): string {
  const words = path.split('/').slice(1);
  const fixed = words.slice(0, words[0] === 'api' || words[0] === 'admin' ? 2 : 1);
  return `/${fixed.join('/')}`;
}
