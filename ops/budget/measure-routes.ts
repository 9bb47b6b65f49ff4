import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { type SampleRequest, sendSample } from './sample-request.ts';
import { inputsOf } from './sample-requests.ts';
import type { SampleSite } from './sample-site.ts';

const requestsPerInput = 4;
/** What a response caused may go on for a moment after it. */
const settleMs = 15;
const clockSchema = z.object({ holdMs: z.number(), cpuMs: z.number() });

/** The cost of one request, in milliseconds. */
export interface Cost {
  /** The longest turn of the event loop of the process that serves. */
  readonly holdMs: number;
  /** Processor time of that process, with its threads. */
  readonly cpuMs: number;
}

/** The costs of the requests to a route, by kind of input. */
export type Costs = Map<string, readonly (Cost & { readonly status: number })[]>;

/**
 * Sends a few requests of each kind of input to each route, in turns, so that noise affects all.
 * @param clock the address of the clock in the process that serves
 */
export async function measureRoutes(
  names: readonly string[],
  site: SampleSite,
  origin: string,
  clock: string,
): Promise<ReadonlyMap<string, Costs>> {
  const costs = new Map(names.map((name): [string, Costs] => [name, new Map()]));
  for (let number = 0; number < requestsPerInput; number += 1)
    for (const [name, byInput] of costs)
      for (const [input, requestOf] of Object.entries(inputsOf(name, site))) {
        const cost = await measure(origin, clock, requestOf(number));
        byInput.set(input, [...(byInput.get(input) ?? []), cost]);
      }
  return costs;
}

async function measure(origin: string, clock: string, sample: SampleRequest) {
  await readClock(clock);
  const status = await sendSample(origin, sample);
  await delay(settleMs);
  return { status, ...(await readClock(clock)) };
}

/** Reads what was measured since the last time. */
async function readClock(clock: string): Promise<Cost> {
  return clockSchema.parse(await (await fetch(clock)).json());
}
