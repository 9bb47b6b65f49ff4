import type { Locale } from '@parvis/contracts/site/locale.ts';
import typography from '../../ui/typography.module.css';
import { wordsIn } from '../words.ts';
import styles from './reconstruction.module.css';

interface NothingThereProps {
  readonly locale: Locale;
  readonly path: string;
  readonly at: string;
  readonly stylesheets: readonly string[];
}

/** There was no site yet: said in so many words, with nothing of today's site around them. */
export function NothingThere({ locale, path, at, stylesheets }: NothingThereProps) {
  const { formatDate, formatMessage } = wordsIn[locale];
  const day = formatDate(at, { dateStyle: 'long' });
  const label = formatMessage({ id: 'reconstruction.label' });
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{label}</title>
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main className={styles.nothing}>
          <p className={styles.summary}>
            <strong>{label}</strong>
            {' — '}
            <time dateTime={at}>
              {formatMessage({ id: 'reconstruction.note' }, { day, at: new Date(at) })}
            </time>
          </p>
          <h1 className={typography.heading}>{formatMessage({ id: 'reconstruction.nothing' })}</h1>
          <p>
            <code>{path}</code>
          </p>
        </main>
      </body>
    </html>
  );
}
