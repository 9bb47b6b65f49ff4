import { cp } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type Role, roleSchema } from '@parvis/contracts/accounts/roles.ts';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { endpoints } from '@parvis/services/main/endpoints.ts';
import { operationExamples } from '@parvis/services/main/examples.ts';
import { startedParvis } from '@parvis/services/main/testing/started-parvis.ts';
import { bands } from '@parvis/services/media/testing/pictures.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notRun } from './examples/not-run.ts';
import { recordResponses } from './examples/record-responses.ts';
import { type Outcome, runAll } from './examples/run-all.ts';
import { Stage } from './examples/stage.ts';

const tables = new URL('../../services/careers/places/tables', import.meta.url);
const all: readonly Endpoint[] = endpoints;
let outcomes: ReadonlyMap<string, Outcome>;
let stage: Stage;
let pictures: Server;

beforeAll(async () => {
  const png = await bands(640, 400).png().toBuffer();
  pictures = createServer((_, response) => response.end(png));
  await new Promise<void>((done) => pictures.listen(0, '127.0.0.1', done));
  const parvis = await startedParvis({
    PARVIS_TRUST_PROXY: '1',
    PARVIS_PUBLIC_API: '1',
    PARVIS_MEMENTO: '1',
    PARVIS_WEBHOOK_HOSTS: 'receiver.example',
    PARVIS_MEDIA_HOSTS: '127.0.0.1',
    PARVIS_OFFERS_HOSTS: '127.0.0.1',
  });
  await cp(tables, `${parvis.dataFolder}/places`, { recursive: true });
  const cookies = new Map<Role, string>();
  for (const role of roleSchema.options) cookies.set(role, await parvis.signIn(role));
  stage = new Stage(parvis, cookies, `http://127.0.0.1:${Object(pictures.address()).port}`);
  outcomes = await runAll(stage, all);
  if (process.env['PARVIS_RECORD_EXAMPLES'] === '1')
    await recordResponses(all, outcomes, parvis.origin);
}, 300_000);
afterAll(async () => {
  await stage.parvis.stop();
  pictures.close();
});

test.each(all.filter(({ id }) => !(id in notRun)).map((one) => [one.id, one] as const))(
  'the example of %s works, and its response is as described and shown',
  (id, { response: { status } }) => {
    const { body, ...outcome } = outcomes.get(id) ?? {};
    expect([id, outcome]).toEqual([id, { status }]);
    const shown =
      operationExamples.requests.get(id)?.response ?? operationExamples.responses.get(id);
    expect([id, namesIn(shown)]).toEqual([id, namesIn(body)]);
  },
);

test('the operations that are not run are refused, and are operations', () => {
  const known = new Map(all.map((one) => [one.id, one]));
  for (const [id, reason] of Object.entries(notRun)) {
    expect([id, known.has(id), reason.length > 20]).toEqual([id, true, true]);
    expect([id, outcomes.get(id)?.refusal]).toEqual([id, expect.stringContaining('refusal')]);
  }
});

/** The fields of a response, which those of its example are. */
function namesIn(body: unknown): readonly string[] {
  return Array.isArray(body) ? [] : Object.keys(Object(body)).toSorted();
}
