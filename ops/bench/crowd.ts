import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { withDemonstration } from '../chaos/demonstration.ts';
import { describeStatuses } from '../chaos/describe-statuses.ts';
import { differentLists } from './different-lists.ts';
import type { Figure } from './rounds.ts';

const rounds = 15;
const crowd = 100;
const betweenProbesMs = 5;
const probes = { 'Cached page': '/', '/healthz': '/healthz' };

interface Answered {
  readonly status: number;
  readonly ms: number;
}

/**
 * Measures the response times of cached pages and the health check under a crowd that requests
 * different lists concurrently.
 */
export function benchCrowd(): Promise<Figure[]> {
  return withDemonstration(({ origin }) => measure(origin));
}

async function measure(origin: string): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: crowd + 4 });
  const ask = (path: string) => request(agent, origin + path);
  for (const path of Object.values(probes)) await ask(path);
  const addressOf = await differentLists(origin);
  const lists: Answered[] = [];
  const probed = Object.keys(probes).map(() => new Array<Answered>());
  for (let round = 0; round < rounds; round += 1) {
    const numbers = Array.from({ length: crowd }, (_, at) => round * crowd + at + 1);
    let isOver = false;
    const probing = Object.values(probes).map(async (path, at) => {
      while (!isOver) {
        probed[at]?.push(await ask(path));
        await delay(betweenProbesMs);
      }
    });
    lists.push(...(await Promise.all(numbers.map((number) => ask(addressOf(number))))));
    isOver = true;
    await Promise.all(probing);
  }
  agent.destroy();
  return [
    figureOf(`${crowd} different lists concurrently`, lists),
    ...Object.keys(probes).map((name, at) =>
      figureOf(`${name}, during those requests`, probed[at] ?? []),
    ),
  ];
}

function request(agent: Agent, url: string): Promise<Answered> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      response.resume().once('end', () => {
        resolve({ status: response.statusCode ?? 0, ms: performance.now() - begun });
      });
    }).once('error', reject);
  });
}

function figureOf(name: string, answered: readonly Answered[]): Figure {
  const times = answered.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (part: number) => (times[Math.floor(part * (times.length - 1))] ?? 0).toFixed(1);
  return {
    name,
    ours: `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`,
    reference: describeStatuses(answered.map(({ status }) => [status, 1])),
  };
}
