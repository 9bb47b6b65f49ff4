import type { ParvisProcess } from '../../chaos/parvis-process.ts';
import { sessionCookie } from '../../chaos/session-cookie.ts';
import { seededRandom } from '../../random/seeded-random.ts';
import type { Figure } from '../rounds.ts';
import {
  exportsFor,
  type Question,
  questionsOfChanges,
  questionsOfThePast,
  questionsToLedger,
} from './auditors-questions.ts';
import { partOf, wholeSize } from './history.ts';
import { megabytesOfPostgres } from './readings.ts';
import { figure, timed, timesOf } from './timed-requests.ts';

const seed = 11;
const perQuestion = 20;
const perExport = 3;

/**
 * Asks what auditors ask, each time about something else, of a Parvis that has caught up; with its
 * memory before and after that.
 * @param part of the whole that was written
 */
export async function measureQuestions(
  parvis: ParvisProcess,
  folder: string,
  part: number,
): Promise<readonly Figure[]> {
  await parvis.start();
  const cookie = await sessionCookie(parvis.origin);
  const { pages } = partOf(wholeSize, part, part);
  const memory = async (when: string) => [
    figure(`Memory of Node ${when}`, `${await parvis.residentMegabytes()} MB`),
    figure(`Memory of PostgreSQL ${when}`, `${await megabytesOfPostgres(folder)} MB`),
  ];
  const ask = async ([name, path, query]: Question, times: number) => {
    const random = seededRandom(seed);
    const addresses = Array.from(
      { length: times },
      () => `${parvis.origin}${path}?${new URLSearchParams(query(random))}`,
    );
    const answered = timed(name, await timesOf(addresses, { cookie }));
    console.log(`${name}: ${answered.ours} (${answered.reference})`);
    return answered;
  };
  const figures = await memory('before');
  for (const questions of [questionsOfThePast, questionsOfChanges, questionsToLedger])
    for (const question of questions(pages)) figures.push(await ask(question, perQuestion));
  for (const question of exportsFor(pages)) figures.push(await ask(question, perExport));
  return [...figures, ...(await memory('after'))];
}
