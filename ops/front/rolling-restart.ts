import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { ParvisProcess } from '../chaos/parvis-process.ts';

/** Between two requests, in milliseconds. */
const pauseMs = 10;

/** What became of the requests during a rolling restart. */
export interface Trial {
  readonly requests: number;
  /** Statuses and errors other than 200, with their number. */
  readonly lost: Readonly<Record<string, number>>;
  readonly longestMs: number;
}

/**
 * Requests a page, every other time over a new connection, while one process after the other is
 * restarted, and until there were enough requests.
 */
export async function restartInTurn(
  address: string,
  processes: readonly ParvisProcess[],
  atLeast: number,
): Promise<Trial> {
  let isRestarting = true;
  const restarting = (async () => {
    for (const one of processes) {
      await delay(1_000);
      await one.stop();
      await one.start();
      // Until a proxy with checks has noticed.
      await delay(2_000);
    }
  })().finally(() => {
    isRestarting = false;
  });
  const keptAlive = new Agent({ keepAlive: true, maxSockets: 16 });
  const pending: Promise<void>[] = [];
  const lost: Record<string, number> = {};
  let longestMs = 0;
  const note = async (status: Promise<string>) => {
    const begunAt = performance.now();
    const found = await status;
    longestMs = Math.max(longestMs, performance.now() - begunAt);
    if (found !== '200') lost[found] = (lost[found] ?? 0) + 1;
  };
  while (isRestarting || pending.length < atLeast) {
    const agent = pending.length % 2 === 0 ? keptAlive : undefined;
    pending.push(note(statusOf(address, agent)));
    await delay(pauseMs);
  }
  await Promise.all(pending);
  await restarting;
  keptAlive.destroy();
  return { requests: pending.length, lost, longestMs: Math.round(longestMs) };
}

function statusOf(address: string, agent: Agent | undefined): Promise<string> {
  return new Promise((resolve) => {
    const sent = get(address, { agent: agent ?? new Agent({ keepAlive: false }) }, (response) => {
      response.resume();
      response.once('end', () => resolve(String(response.statusCode)));
      response.once('error', () => resolve('cut off'));
    });
    sent.setTimeout(20_000, () => sent.destroy(new Error('timeout')));
    sent.once('error', (cause: NodeJS.ErrnoException) => resolve(cause.code ?? cause.message));
  });
}
