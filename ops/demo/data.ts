import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { byLocale, type Locale } from '@parvis/contracts/site/locale.ts';
import { inFile } from '@parvis/services/content-import/document-fault.ts';
import { parseFileName } from '@parvis/services/content-import/pair-by-name.ts';
import { fileBeside } from '@parvis/services/main/own-program.ts';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

/**
 * Returns the path of one of the demonstration's files, next to this module or to the server into
 * which it is bundled.
 */
export function dataPath(name: string): string {
  return fileURLToPath(fileBeside(import.meta.url, `estuaire/${name}`));
}

/** Reads a file of JSON. @throws Error that names the file and the field at fault */
export function readJson<T>(name: string, schema: z.ZodType<T>): T {
  return inFile(name, () => schema.parse(JSON.parse(readFileSync(dataPath(name), 'utf8'))));
}

/**
 * Reads a table, as CSV with a header line. A text has a column for each language, `title.fr`.
 * @throws Error that names the file, the line and the column at fault
 */
export function readTable<T>(name: string, schema: z.ZodType<T>): readonly T[] {
  const source = readFileSync(dataPath(name), 'utf8');
  const rows: unknown[] = inFile(name, () => parse(source, { columns: true, info: false }));
  return rows.map((row, index) => inFile(`${name}, line ${index + 2},`, () => schema.parse(row)));
}

/** A line of a table, by the names of its columns. */
export const rowSchema = z.record(z.string(), z.string());
type Row = z.infer<typeof rowSchema>;

/** Returns a text of a line in each language; empty where there is no column for it. */
export function textsIn(row: Row, column: string): Record<Locale, string> {
  return byLocale((locale) => row[`${column}.${locale}`] ?? '');
}

/** A file that is there for each language: `menus/main.fr.json`. */
interface InLanguage {
  readonly name: string;
  readonly key: string;
  readonly locale: Locale;
}

/** Lists the files of a folder that are named after a key and a language, by key. */
export function listByLanguage(folder: string, ending: string): readonly InLanguage[] {
  return readdirSync(dataPath(folder))
    .toSorted()
    .flatMap((file) => {
      const named = parseFileName(file, ending);
      return named === undefined ? [] : [{ name: `${folder}/${file}`, ...named }];
    });
}
