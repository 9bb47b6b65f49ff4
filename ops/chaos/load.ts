import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '../random/seeded-random.ts';
import { Editor, type SharedModule } from './editor.ts';
import { Journal } from './journal.ts';
import { noWrites, type WriteCounts, WriteSender } from './write-sender.ts';

const sharedModules = 6;

/** Simulated editors at work, and the journal in which they record the server's responses. */
export interface Load {
  readonly journal: Journal;
  readonly traffic: WriteCounts;
  /** Resolves once every write in progress is settled. @returns unexpected refusals */
  stop(): Promise<readonly string[]>;
}

export interface LoadOptions {
  readonly origin: string;
  /** The file of the journal, outside the data folder of Parvis. */
  readonly journalFile: string;
  readonly editors: number;
  readonly seed: number;
  /** The prefix of every name, so that one load can follow another on the same data. */
  readonly name: string;
}

/** Starts editors on a Parvis that is ready. */
export async function startLoad(options: LoadOptions): Promise<Load> {
  const { origin, journalFile, seed, name } = options;
  const traffic = noWrites();
  const journal = new Journal(journalFile);
  const editor = async (part: string, number: number, parentId?: string): Promise<Editor> => {
    const sender = new WriteSender(origin, journal, traffic);
    await sender.client.signIn();
    const random = seededRandom(seed + number);
    return new Editor({ name: `${name}-${part}`, sender, random, parentId });
  };
  const section = await openSection(editor);
  const editors = await Promise.all(
    Array.from({ length: options.editors }, (_, number) =>
      editor(`e${number}`, number + 2, section.parentId),
    ),
  );
  let isOver = false;
  const working = Promise.all(editors.map((one) => one.work(section.modules, () => isOver)));
  // The caller of `stop` gets the error; until then it must not end the process as an unhandled rejection.
  working.catch(() => undefined);
  return {
    journal,
    traffic,
    async stop() {
      isOver = true;
      await working;
      journal.close();
      return editors.flatMap(({ surprises }) => surprises);
    },
  };
}

/**
 * Creates pages two levels deep, so that the load's pages below them do not fill the menu of every
 * page.
 */
async function openSection(
  editor: (part: string, number: number, parentId?: string) => Promise<Editor>,
): Promise<{ parentId: string; modules: SharedModule[] }> {
  const top = await (await editor('top', 0)).createPage();
  const second = await editor('second', 1, top?.contentId);
  const parent = await second.createPage();
  if (parent === undefined) throw new Error('the first pages could not be created');
  const { contentId } = parent;
  const modules = [parent];
  while (modules.length < sharedModules) {
    const moduleId = await second.addModule(contentId);
    if (moduleId !== undefined) modules.push({ contentId, moduleId });
  }
  await second.publish(contentId);
  return { parentId: contentId, modules };
}

/** Runs a function with a temporary folder, accessible to the database's account, and removes it. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-chaos-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
