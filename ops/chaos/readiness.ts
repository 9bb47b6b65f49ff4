import { setTimeout as delay } from 'node:timers/promises';
import { projectionStatusSchema } from '@parvis/contracts/operations/endpoints.ts';
import { z } from 'zod';
import { ApiClient } from './api-client.ts';
import type { ParvisProcess } from './parvis-process.ts';

const reportSchema = z.object({
  status: z.enum(['ready', 'degraded', 'not-ready']),
  projections: z.array(projectionStatusSchema),
});

/** What `/readyz` reports to operators. */
export type Readiness = z.infer<typeof reportSchema>;

/** A Parvis, and the origin of its port for operators. */
export type MonitoredParvis = Pick<ParvisProcess, 'origin' | 'operators'>;

/** Reads `/readyz` once. Returns undefined when it does not respond. */
export async function readReadiness({
  operators,
}: MonitoredParvis): Promise<Readiness | undefined> {
  const response = await new ApiClient(operators).send('/readyz');
  return response && reportSchema.parse(JSON.parse(response.text));
}

/** Waits until the report of `/readyz` satisfies a condition. @throws Error with the last report */
export async function waitForReadiness(
  parvis: MonitoredParvis,
  isWanted: (readiness: Readiness) => boolean,
  limitMs = 60_000,
): Promise<Readiness> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const readiness = await readReadiness(parvis);
    if (readiness !== undefined && isWanted(readiness)) return readiness;
    if (performance.now() > deadline)
      throw new Error(`Parvis is still not as expected: ${JSON.stringify(readiness)}`);
    await delay(50);
  }
}

/** Returns whether every read model serves and has reached the end of the log. */
export function hasCaughtUp({ status, projections }: Readiness): boolean {
  return status === 'ready' && projections.every(({ lagMs }) => lagMs === 0);
}
