import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Editor, type SharedModule } from './editor.ts';
import { Journal } from './journal.ts';
import { seededRandom } from './seeded-random.ts';
import { noTraffic, type Traffic, WriteSender } from './write-sender.ts';

const sharedModules = 6;

/** Editors at work from outside, and the file in which they record what the server responded. */
export interface Load {
  readonly journal: Journal;
  readonly traffic: Traffic;
  /** Resolves once everything that was under way is settled. @returns refusals that should not have come */
  stop(): Promise<readonly string[]>;
}

export interface LoadOptions {
  readonly origin: string;
  /** Outside the data folder of Parvis. */
  readonly journalFile: string;
  readonly editors: number;
  readonly seed: number;
  /** Begins every name, so that one load can follow another on the same data. */
  readonly name: string;
}

/** Puts editors to work on a Parvis that is ready. */
export async function startLoad(options: LoadOptions): Promise<Load> {
  const { origin, journalFile, seed, name } = options;
  const traffic = noTraffic();
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
  // Whoever stops the load hears of it; until then it must not end the process with what runs in it.
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

/** Pages two levels deep, below which the load's own pages do not fill every page's menu. */
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

/** Runs something with a folder of its own, open to all who must pass through it, and removes it. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-chaos-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
