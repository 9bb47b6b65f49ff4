import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';

const turnSchema = z.object({ heldMs: z.number(), cpuMs: z.number() });

/** The longest turns of the event loop of the process that serves visitors, in milliseconds. */
export interface LongestTurns {
  /** From its beginning to its end, however many other processes ran in between. */
  readonly heldMs: number;
  /** What the process itself used: no task took longer. */
  readonly cpuMs: number;
}

/** The turns that a Parvis with this environment notes in a file. */
export class NotedTurns {
  readonly environment: Readonly<Record<string, string>>;
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
    const program = new URL('note-turns.mjs', import.meta.url).href;
    this.environment = { TURNS_FILE: file, NODE_OPTIONS: `--import=${program}` };
  }

  /** Returns the longest turns since the last call. */
  async takeLongest(): Promise<LongestTurns> {
    const lines = (await readFile(this.#file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
    await writeFile(this.#file, '');
    const turns = lines.map((line) => turnSchema.parse(JSON.parse(line)));
    return {
      heldMs: Math.max(0, ...turns.map(({ heldMs }) => heldMs)),
      cpuMs: Math.max(0, ...turns.map(({ cpuMs }) => cpuMs)),
    };
  }
}
