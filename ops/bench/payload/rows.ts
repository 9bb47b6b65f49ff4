import type { Figure } from '../rounds.ts';
import { measureLists, measureSize, measureWords } from './list-rows.ts';
import { measureMemory, type WatchedMemory, watchMemory } from './memory-rows.ts';
import { measurePages } from './page-rows.ts';
import { menuPages } from './sample-site.ts';
import type { Site } from './site.ts';
import type { Subjects } from './subjects.ts';
import { measureImport, measurePublish, measureSave } from './write-rows.ts';

type Measure = (subjects: Subjects, memory: WatchedMemory) => Promise<Figure[]>;

/** The parts of the table, in the order in which they are measured: lists need published news. */
const measures = {
  import: measureImport,
  publish: measurePublish,
  pages: measurePages,
  lists: measureLists,
  words: measureWords,
  size: measureSize,
  save: measureSave,
  memory: measureMemory,
} as const satisfies Readonly<Record<string, Measure>>;

export type Row = keyof typeof measures;
const ofNews: readonly string[] = ['lists', 'words', 'size'] satisfies readonly Row[];

/** Returns the named rows; all of them when none is named. @throws Error naming an unknown one */
export function rowsNamed(names: readonly string[]): ReadonlySet<string> {
  const known = Object.keys(measures);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`“${unknown}” is none of ${known.join(', ')}`);
  return new Set(names.length === 0 ? known : names);
}

/** Measures rows of the table, each on content that only it requests. @returns their figures */
export async function measureRows(
  subjects: Subjects,
  chosen: ReadonlySet<string>,
): Promise<Figure[]> {
  const sites = [subjects.ours, subjects.peer];
  const memory = watchMemory(sites);
  const needsNews = ofNews.some((row) => chosen.has(row));
  const figures: Figure[] = [];
  try {
    for (const site of sites) await writeMenu(site);
    for (const [row, measure] of Object.entries<Measure>(measures)) {
      if (!chosen.has(row) && !(row === 'publish' && needsNews)) continue;
      console.log(`${row}…`);
      const measured = await measure(subjects, memory);
      if (chosen.has(row)) figures.push(...measured);
    }
    return figures;
  } finally {
    memory.stop();
  }
}

async function writeMenu(site: Site): Promise<void> {
  await site.importPages(menuPages.map(({ top }) => top));
  await site.importPages(menuPages.flatMap(({ below }) => below));
  await site.setMenu();
}
