import '../ui/tokens.css';
import '../ui/base.css';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Assets } from '../server/assets.ts';
import icon from '../ui/icon.svg';
import layout from '../ui/layout.module.css';
import typography from '../ui/typography.module.css';
import type { ApiContents, DescribedOperation, DescribedSchema } from './api-description.ts';
import { OperationView } from './operation-view.tsx';
import { Overview } from './overview.tsx';
import styles from './reference.module.css';
import { SchemaView } from './schema-view.tsx';

/** The pages of the API's reference: complete HTML documents without script, in English. */
export interface ReferencePages {
  readonly overview: (contents: ApiContents) => string;
  readonly operation: (operation: DescribedOperation) => string;
  readonly schema: (name: string, schema: DescribedSchema) => string;
}

/** Renders the reference of the API. */
export function renderReference(assets: Pick<Assets, 'stylesheets'>): ReferencePages {
  const page = (title: string, children: ReactNode) =>
    `<!DOCTYPE html>${renderToStaticMarkup(
      <Document title={title} assets={assets}>
        {children}
      </Document>,
    )}`;
  return {
    overview: (contents) => page('The API of Parvis', <Overview contents={contents} />),
    operation: (operation) => page(operation.summary, <OperationView operation={operation} />),
    schema: (name, schema) => page(name, <SchemaView schema={schema} />),
  };
}

interface DocumentProps {
  readonly title: string;
  readonly assets: Pick<Assets, 'stylesheets'>;
  readonly children: ReactNode;
}

function Document({ title, assets, children }: DocumentProps) {
  return (
    // oxlint-disable-next-line parvis/languages-are-listed -- It is written in English.
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href={icon} type="image/svg+xml" />
        {assets.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <header className={`${layout.grid} ${styles.head}`}>
          <nav aria-label="Reference">
            <a href="/api">The API</a>
          </nav>
        </header>
        <main className={`${layout.grid} ${styles.body}`}>
          <div>
            <h1 className={typography.title}>{title}</h1>
            {children}
          </div>
        </main>
      </body>
    </html>
  );
}
