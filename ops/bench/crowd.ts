import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { z } from 'zod';
import { readBudget } from '../budget/budget-file.ts';
import { type SampleRequest, sendSample } from '../budget/sample-request.ts';
import { inputsOf } from '../budget/sample-requests.ts';
import { readSampleSite, type SampleSite } from '../budget/sample-site.ts';
import { withDemonstration } from '../chaos/demonstration.ts';
import { describeStatuses } from '../chaos/describe-statuses.ts';
import { differentLists } from './different-lists.ts';
import type { Figure } from './rounds.ts';
import { percentileOf } from './visitors-meanwhile.ts';

const crowd = 100;
const rounds = 5;
const betweenProbesMs = 5;
const probes = { 'Cached page': '/', '/healthz': '/healthz' };
/** Routes from this processor time on, in milliseconds, count as dear. */
const dearFromMs = 20;
const answeredSchema = z.array(z.array(z.object({ status: z.number(), ms: z.number() })));

type Answered = z.infer<typeof answeredSchema>[number][number];
/** What each visitor of a crowd requests. */
type Wanted = (number: number) => SampleRequest;

/**
 * Measures, from another process, the response times of a cached page and the health check under a
 * crowd that requests different lists concurrently, and under one for each route that is dear by the
 * table of budgets.
 */
export function benchCrowd(): Promise<Figure[]> {
  return withDemonstration(
    async ({ origin }) => {
      const addressOf = await differentLists(origin);
      const lists: Wanted = (number) => ({ method: 'GET', target: addressOf(number + 1) });
      const figures = await measure(origin, `${crowd} different lists`, lists);
      for (const [route, wanted] of dearRoutes(await readSampleSite(origin)))
        figures.push(...(await measure(origin, `${crowd} × ${route}`, wanted)));
      return figures;
    },
    { PARVIS_TRUST_PROXY: '1', PARVIS_ALERTS_PER_MINUTE: '1000' },
  );
}

/** Returns the dear routes, each with its dearest kind of input. */
function dearRoutes(site: SampleSite): readonly (readonly [route: string, Wanted])[] {
  return [...readBudget().measured].flatMap(([route, { costs, dearest }]) => {
    const cpuMs = Object.values(costs).map((cost) => Number(cost.split('/')[1]));
    const wanted = inputsOf(route, site)[dearest];
    return wanted !== undefined && cpuMs.some((ms) => ms >= dearFromMs) ? [[route, wanted]] : [];
  });
}

async function measure(origin: string, name: string, wanted: Wanted): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: crowd });
  const prober = await startProber(origin);
  const responses: Answered[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const numbers = Array.from({ length: crowd }, (_, at) => round * crowd + at);
    responses.push(
      ...(await Promise.all(numbers.map((number) => ask(agent, origin, wanted(number))))),
    );
  }
  agent.destroy();
  const probed = await endProber(prober);
  return [
    figureOf(`${name} concurrently`, responses),
    ...Object.keys(probes).map((probe, at) =>
      figureOf(`${probe}, during ${name}`, probed[at] ?? []),
    ),
  ];
}

async function startProber(origin: string): Promise<ChildProcess> {
  const urls = Object.values(probes).map((path) => origin + path);
  // The page must be cached before.
  for (const url of urls) await (await fetch(url)).arrayBuffer();
  const prober = fork(new URL('probe-pages.mjs', import.meta.url), [
    String(betweenProbesMs),
    ...urls,
  ]);
  await once(prober, 'message');
  return prober;
}

async function endProber(prober: ChildProcess): Promise<z.infer<typeof answeredSchema>> {
  prober.send('end');
  const [answered]: unknown[] = await once(prober, 'message');
  return answeredSchema.parse(answered);
}

async function ask(agent: Agent, origin: string, sample: SampleRequest): Promise<Answered> {
  const begun = performance.now();
  const headers = { 'accept-encoding': 'gzip', ...sample.headers };
  const status = await sendSample(origin, { ...sample, headers }, agent);
  return { status, ms: performance.now() - begun };
}

function figureOf(name: string, answered: readonly Answered[]): Figure {
  const at = (part: number) => percentileOf(answered, part).toFixed(1);
  return {
    name,
    ours: `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`,
    reference: describeStatuses(answered.map(({ status }) => [status, 1])),
  };
}
