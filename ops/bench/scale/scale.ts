import { stat } from 'node:fs/promises';
import { ParvisProcess } from '../../chaos/parvis-process.ts';
import { freePort } from '../../testing/free-port.ts';
import { markdownTable } from '../figures-file.ts';
import type { Figure } from '../rounds.ts';
import { partOf, wholeSize } from './history.ts';
import { measureBackup, measureCatchUp, measureLive, measureSecondStart } from './measure.ts';
import { measureQuestions } from './questions.ts';
import { writeScale } from './write-scale.ts';

/**
 * Writes ten million events, or a part of them, and measures the product on them, in steps that
 * leave the folder behind: `write FOLDER [PART [PART_OF_OFFERS]]`, `catch-up FOLDER`, `live FOLDER`,
 * `questions FOLDER PART`, `second-start FOLDER`, `backup FOLDER TARGET`.
 */
const [step = '', folder, third = '', fourth = third] = process.argv.slice(2);
if (folder === undefined) throw new Error('name a step and a folder');
const startLimitMs = 6 * 3_600_000;
const environment = { PARVIS_DEMO: '1', PARVIS_MEMENTO: '1' };
const settings = { dataFolder: folder, port: await freePort(), environment, startLimitMs };
const parvis = new ParvisProcess(settings);
const steps: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  async write() {
    if ((await stat(folder).catch(() => undefined)) !== undefined)
      throw new Error(`${folder} exists`);
    await parvis.start();
    await parvis.stop();
    const begun = performance.now();
    const size = partOf(wholeSize, Number(third || 1), Number(fourth || 1));
    const written = await writeScale(folder, size, console.log);
    const seconds = (performance.now() - begun) / 1_000;
    const ours = `${seconds.toFixed(0)} s`;
    return [
      { name: `${written.toLocaleString('en')} events written in bulk`, ours, reference: '' },
    ];
  },
  'catch-up': () => measureCatchUp(parvis, folder),
  live: () => measureLive(parvis, folder),
  questions: () => measureQuestions(parvis, folder, Number(third || 1)),
  'second-start': () => measureSecondStart(parvis),
  backup: () => measureBackup(parvis, third),
};
try {
  const figures = await steps[step]?.();
  if (figures === undefined)
    throw new Error(`“${step}” is none of ${Object.keys(steps).join(', ')}`);
  const rows = figures.map(({ name, ours, reference }) => [name, ours, reference]);
  console.log(markdownTable([['what', 'measured', ''], ...rows]));
} finally {
  await parvis.cleanUp();
}
