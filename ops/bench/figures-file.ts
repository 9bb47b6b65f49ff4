import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';

const begin = '<!-- figures -->';
const end = '<!-- end of figures -->';

/** Describes the machine in one line. */
export function machine(): string {
  const [first] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${first?.model.trim() ?? 'unknown processor'} × ${cpus().length}, ${gigabytes} GB, ${process.platform}, Node ${process.versions.node}, embedded PostgreSQL 18`;
}

/** A table in Markdown; the first row holds the headings. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [headings = [], ...others] = rows;
  return [headings, headings.map(() => '---'), ...others]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

/** Replaces the figures between the two markers of a document, adding machine, day and command. */
export async function writeFigures(file: URL, command: string, table: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`${file.pathname} has lost its markers`);
  const day = new Date().toISOString().slice(0, 10);
  const figures = `${table}\n\n${machine()}. ${day}, \`${command}\`.`;
  await writeFile(file, `${text.slice(0, from + begin.length)}\n\n${figures}\n\n${text.slice(to)}`);
}
