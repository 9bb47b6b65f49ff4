import type { ApiPart } from '@parvis/contracts/operations/endpoints.ts';
import { Marked } from 'marked';
import type { ApiContents, DescribedOperation } from './api-description.ts';
import styles from './reference.module.css';
import { Words } from './words.tsx';

/** Programs with a token first: most readers write one. */
const parts = [
  {
    part: 'editorial',
    heading: 'For programs',
    note: 'With a personal token. What is here changes only as the changelog announces.',
  },
  {
    part: 'public',
    heading: 'For everybody',
    note: 'Without an account: forms, files, health, and what the site serves besides pages.',
  },
  {
    part: 'screens',
    heading: 'For the screens of the back-office',
    note: 'Internal: they may change with any version.',
  },
] as const satisfies readonly { readonly part: ApiPart; readonly [words: string]: string }[];

const markdown = new Marked({ gfm: true, async: false });

/** The guide, every operation grouped by path, and every named schema. */
export function Overview({ contents }: { readonly contents: ApiContents }) {
  const { version, guide, operations, schemas } = contents;
  // Long lines of code are scrolled, also by keyboard.
  const written = markdown.parse(guide, { async: false }).replaceAll('<pre>', '<pre tabindex="0">');
  return (
    <>
      <p>
        Version {version}, described for programs in{' '}
        <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).
      </p>
      {/* The guide is trusted text of the product. */}
      <div className={styles.guide} dangerouslySetInnerHTML={{ __html: written }} />
      {parts.map(({ part, heading, note }) => (
        <section key={part}>
          <h2>{heading}</h2>
          <p>
            {note} Described alone in{' '}
            <a href={`/api/openapi.json?part=${part}`}>/api/openapi.json?part={part}</a>.
          </p>
          <Operations operations={operations.filter((operation) => operation.part === part)} />
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

function Operations({ operations }: Pick<ApiContents, 'operations'>) {
  const places = [...new Set(operations.map(placeOf))];
  return places.map((place) => (
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
              <Words text={summary} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

/** Returns the constant start of an operation's path. */
function placeOf({ path }: Pick<DescribedOperation, 'path'>): string {
  const words = path.split('/').slice(1);
  const fixed = words.slice(0, words[0] === 'api' || words[0] === 'admin' ? 2 : 1);
  return `/${fixed.join('/')}`;
}
