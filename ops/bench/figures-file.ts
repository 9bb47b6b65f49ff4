import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';

const begin = '<!-- figures -->';
const end = '<!-- end of figures -->';

/** Describes the machine in one line. */
export function describeMachine(): string {
  const [first] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${first?.model.trim() ?? 'unknown processor'} × ${cpus().length}, ${gigabytes} GB, ${process.platform}, Node ${process.versions.node}, embedded PostgreSQL 18`;
}

/** Returns a table in Markdown; the first row contains the headings. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [headings = [], ...others] = rows;
  return [headings, headings.map(() => '---'), ...others]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

/** One run of measurements. */
export interface MeasuredRun {
  /** The command that repeats it. */
  readonly command: string;
  /**
   * The first row contains the headings; the first cell of each other row names the measurement.
   */
  readonly rows: readonly (readonly string[])[];
  /** Whether everything was measured. Otherwise rows without a new measurement are kept. */
  readonly isWhole: boolean;
}

/** Writes figures between the two markers of a document, each with its day, and the machine below them. */
export async function writeFigures(file: URL, run: MeasuredRun): Promise<void> {
  const text = await readFile(file, 'utf8');
  const day = new Date().toISOString().slice(0, 10);
  const written = withFigures(text, run, day, describeMachine());
  if (written === undefined) throw new Error(`the markers are missing in ${file.pathname}`);
  await writeFile(file, written);
}

/** Returns a document with the figures of a run; undefined when its markers are missing. */
export function withFigures(
  text: string,
  { command, rows, isWhole }: MeasuredRun,
  day: string,
  onMachine: string,
): string | undefined {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) return undefined;
  const [headings = [], ...measured] = rows;
  const fresh = measured.map((cells) => [...cells, `${day}, \`${command}\``]);
  const names = new Set(fresh.map(([name]) => name));
  const kept = isWhole ? [] : rowsIn(text.slice(from, to)).filter(([name]) => !names.has(name));
  const table = markdownTable([[...headings, 'measured'], ...kept, ...fresh]);
  const before = text.slice(0, from + begin.length);
  return `${before}\n\n${table}\n\n${onMachine}.\n\n${text.slice(to)}`;
}

/** Returns the cells of a table in Markdown, below its headings. */
function rowsIn(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|')),
  );
}
