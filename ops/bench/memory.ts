import { setTimeout as delay } from 'node:timers/promises';
import { describeStatuses } from '../chaos/describe-statuses.ts';
import type { ParvisProcess } from '../chaos/parvis-process.ts';
import type { BenchServer } from './bench-server.ts';
import { differentLists } from './different-lists.ts';
import { type ParvisOnServer, withParvisOnServer } from './parvis-on-server.ts';
import type { Figure } from './rounds.ts';
import { writeSampleHistory } from './sample-history.ts';
import { writeSampleNews } from './sample-news.ts';
import { transactionsOf } from './transactions.ts';

const events = 250_000;
const news = 2_000;
const settleSeconds = 60;
const idleSeconds = 60;
const lists = 5_000;
const visitors = 4;

/**
 * Measures the memory of a second start that catches up on a long log, the load of an idle Parvis
 * on its databases, and the memory after many different lists.
 */
export function benchMemory(server: BenchServer): Promise<Figure[]> {
  return withParvisOnServer(server, 'memory', async (prepared) => {
    const { parvis, log, caughtUp } = prepared;
    await parvis.start();
    await parvis.stop();
    await writeSampleNews(log, 0, news);
    await writeSampleHistory(log, events - 2 * news);
    await parvis.start();
    await caughtUp();
    const atEnd = await parvis.residentMegabytes();
    await delay(settleSeconds * 1_000);
    const afterCatchUp = await parvis.residentMegabytes();
    const transactions = await idleTransactions(prepared);
    const statuses = await visitLists(parvis);
    const withLists = await parvis.residentMegabytes();
    await delay(settleSeconds * 1_000);
    const afterLists = await parvis.residentMegabytes();
    const count = events.toLocaleString('en');
    return [
      megabytes(
        `Memory of a second start, ${settleSeconds} s after a catch-up of ${count} events`,
        afterCatchUp,
        `${atEnd} MB at its end`,
      ),
      megabytes(
        `Memory ${settleSeconds} s after ${lists.toLocaleString('en')} different lists`,
        afterLists,
        `${statuses}; ${withLists} MB at their end`,
      ),
      {
        name: 'Transactions while idle, both databases',
        ours: `${transactions.toFixed(1)}/s over ${idleSeconds} s`,
        reference: '',
      },
    ];
  });
}

function megabytes(name: string, resident: number, reference: string): Figure {
  return { name, ours: `${resident} MB resident`, reference };
}

/** Transactions per second without any request. */
async function idleTransactions({ pool }: ParvisOnServer): Promise<number> {
  const before = await transactionsOf(pool);
  await delay(idleSeconds * 1_000);
  return ((await transactionsOf(pool)) - before) / idleSeconds;
}

/**
 * Requests different lists, several concurrently.
 * @returns the number of responses with each status
 */
async function visitLists({ origin }: ParvisProcess): Promise<string> {
  const addressOf = await differentLists(origin);
  const answered: (readonly [number, number])[] = [];
  let next = 0;
  const visit = async () => {
    while (next < lists) {
      next += 1;
      const response = await fetch(origin + addressOf(next), { redirect: 'manual' });
      await response.arrayBuffer();
      answered.push([response.status, 1]);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  return describeStatuses(answered);
}
