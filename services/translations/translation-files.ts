import { createHash } from 'node:crypto';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { type Catalogue, publicCatalogues } from './catalogues.ts';

const formats = ['js', 'json'] as const;
type Format = (typeof formats)[number];

/** A catalogue as a file. */
export interface TranslationFile {
  readonly type: string;
  readonly body: Buffer;
  /** Strong: the same bytes have the same tag in every process. */
  readonly etag: string;
}

const types: Record<Format, string> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/**
 * `json` is the object of the texts by key. `js` is an ECMAScript module that exports the `locale`,
 * the `domain` and the same object as `messages`: it sets nothing global and runs under
 * `script-src 'self'`, by `import` or by `<script type="module">`.
 */
function written(format: Format, locale: Locale, domain: string, texts: Catalogue): string {
  const object = JSON.stringify(texts);
  if (format === 'json') return object;
  const exported = { locale: JSON.stringify(locale), domain: JSON.stringify(domain) };
  return [...Object.entries(exported), ['messages', object]]
    .map(([name, value]) => `export const ${name} = ${value};\n`)
    .join('');
}

const files: ReadonlyMap<string, TranslationFile> = new Map(
  locales.flatMap((locale) =>
    Object.entries(publicCatalogues[locale]).flatMap(([domain, texts]) =>
      formats.map((format) => {
        const body = Buffer.from(written(format, locale, domain, texts), 'utf8');
        const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
        return [`${locale}/${domain}.${format}`, { type: types[format], body, etag }] as const;
      }),
    ),
  ),
);

/** Returns the file of a public domain; undefined for any other domain or format. */
export function translationFile(
  locale: Locale,
  domain: string,
  format: string,
): TranslationFile | undefined {
  return files.get(`${locale}/${domain}.${format}`);
}
