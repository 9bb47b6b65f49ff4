import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { notRun } from './not-run.ts';
import { prepareFor } from './preparations.ts';
import { type Outcome, runExample } from './run-example.ts';
import type { Stage } from './stage.ts';

export type { Outcome } from './run-example.ts';

/**
 * Prepares and sends the example of each operation: those about one thing one after another, and
 * the things beside each other.
 */
export async function runAll(
  stage: Stage,
  endpoints: readonly Endpoint[],
): Promise<ReadonlyMap<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const placeOf = ({ path }: Endpoint) => path.split('/').slice(1, 3).join('/');
  const places = new Set(endpoints.map(placeOf));
  await Promise.all(
    [...places].map(async (place) => {
      for (const endpoint of endpoints.filter((one) => placeOf(one) === place))
        outcomes.set(endpoint.id, await run(stage, endpoint));
    }),
  );
  return outcomes;
}

async function run(stage: Stage, endpoint: Endpoint): Promise<Outcome> {
  try {
    const prepared = endpoint.id in notRun ? {} : await prepareFor(endpoint)(stage);
    return await runExample(stage, endpoint, prepared);
  } catch (cause) {
    return { status: 0, wrong: String(cause) };
  }
}
