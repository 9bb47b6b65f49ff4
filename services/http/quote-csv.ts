/** Returns a text as a cell of CSV (RFC 4180): in quotes where it needs them. */
export function quoteCsv(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
