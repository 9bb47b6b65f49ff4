import { type RedactionView, redactionEndpoints } from '@parvis/contracts/redactions/endpoints.ts';
import { until } from '@parvis/projections/engine/testing/projection-world.ts';
import { apiCaller } from './api-caller.ts';
import type { StartedParvis } from './started-parvis.ts';

const { listRedactions, requestRedaction, confirmRedaction } = redactionEndpoints;

/**
 * Removes words from all that is read, as two administrators do, and waits until it is done. Words
 * that are still public are left.
 * @param cookies of both
 * @param count how many to remove at most
 * @returns those that were removed
 */
export async function removeWords(
  { origin }: StartedParvis,
  cookies: readonly [string, string],
  words: readonly string[],
  count: number,
): Promise<readonly string[]> {
  const [request, confirm] = [apiCaller(origin, cookies[0]), apiCaller(origin, cookies[1])];
  const list = async (): Promise<readonly RedactionView[]> =>
    (await confirm('GET', listRedactions.path)).body.items;
  const removed: string[] = [];
  for (const one of words) {
    if (removed.length === count) break;
    const body = { words: one, reason: 'sur demande' };
    const { status } = await request('POST', requestRedaction.path, { body });
    if (status === 204) removed.push(one);
  }
  for (const { id, state } of await list()) {
    if (state !== 'waiting') continue;
    const { status } = await confirm('POST', confirmRedaction.path.replace('{id}', id), {
      body: {},
    });
    if (status !== 204) throw new Error(`a redaction was not confirmed: ${status}`);
  }
  await until(async () => (await list()).every(({ state }) => state === 'done'));
  return removed;
}
