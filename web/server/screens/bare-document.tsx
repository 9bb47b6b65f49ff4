import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { ReactNode } from 'react';

interface BareDocumentProps {
  readonly locale: Locale;
  readonly title: string;
  readonly stylesheets: readonly string[];
  readonly children: ReactNode;
}

/** A document without the site's current frame, which search engines do not index. */
export function BareDocument({ locale, title, stylesheets, children }: BareDocumentProps) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
