/** What a program for tables takes as the beginning of a formula. */
const beginsFormula = /^[=+\-@\t\r]/;

/**
 * Returns a text as a cell of CSV (RFC 4180): in quotes where it needs them.
 * @param separator the one between cells, if it is not a comma
 */
export function quoteCsv(text: string, separator = ','): string {
  const isQuoted = /[",\r\n]/.test(text) || text.includes(separator);
  return isQuoted ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Returns a text that no program for tables executes: one that it would take as a formula begins with
 * an apostrophe, as OWASP recommends.
 */
export function guardFormula(text: string): string {
  return beginsFormula.test(text) ? `'${text}` : text;
}
