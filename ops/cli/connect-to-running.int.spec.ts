import { startOfLog } from '@parvis/contracts/log/position.ts';
import { markSign } from '@parvis/contracts/redactions/redaction.ts';
import { storedEventsOf } from '@parvis/services/adapters/log/redaction/redacted-event-log.ts';
import { apiCaller } from '@parvis/services/main/testing/api-caller.ts';
import { startedParvis } from '@parvis/services/main/testing/started-parvis.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectToRunning } from './connect-to-running.ts';

const words = 'Maryvonne Kerdoncuff';

test('commands read marks in place of redacted words, and what is stored only where they say so', async () => {
  const here = await startedParvis();
  onTestFinished(() => here.stop());
  const anne = apiCaller(here.origin, await here.signIn('administrator'));
  const bea = apiCaller(here.origin, await here.signIn('administrator', 'bea'));
  const header = { locale: 'fr', title: `Le conseil de ${words}`, slug: 'le-conseil' };
  expect((await anne('POST', '/api/pages', { body: header })).status).toBe(201);
  const request = { words, reason: 'Demande 12' };
  expect((await anne('POST', '/api/audit/redactions', { body: request })).status).toBe(204);
  const [waiting] = (await anne('GET', '/api/audit/redactions')).body.items;
  const confirmed = await bea('POST', `/api/audit/redactions/${waiting.id}/confirm`, { body: {} });
  expect(confirmed.status).toBe(204);

  vi.stubEnv('PARVIS_SECRET', 'a secret of the specs, long enough');
  vi.stubEnv('PARVIS_DATABASE_URL', here.connections.databaseUrl);
  vi.stubEnv('PARVIS_LOG_URL', here.connections.logUrl);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { log, close } = await connectToRunning();
  onTestFinished(close);
  const read = JSON.stringify(await log.readAll(startOfLog, 1_000));
  expect([read.includes(words), read.includes(markSign)]).toEqual([false, true]);
  const stored = JSON.stringify(await storedEventsOf(log).readAll(startOfLog, 1_000));
  expect([stored.includes(words), stored.includes(markSign)]).toEqual([true, false]);
}, 120_000);
