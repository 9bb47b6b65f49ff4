import { positionFrom, startOfLog } from '@parvis/contracts/log/position.ts';
import type { ProjectionStatus } from '@parvis/projections/engine/projection.ts';
import { expect, test } from 'vitest';
import { waitForRebuilds } from './wait-for-rebuilds.ts';

type Rebuild = NonNullable<ProjectionStatus['rebuild']>;

function status(name: string, rebuild: Partial<Rebuild> | null): ProjectionStatus {
  const progress = { state: 'live', version: 1, position: startOfLog, failure: null } as const;
  return { name, ...progress, lagMs: 0, rebuild: rebuild && { ...progress, ...rebuild } };
}

/** Waits while each look finds the next of these statuses. @returns what was written */
async function waitingFor(looks: readonly (readonly ProjectionStatus[])[]): Promise<string> {
  const left = [...looks];
  const written: string[] = [];
  const write = (text: string | Uint8Array) => written.push(String(text)) > 0;
  const engine = { statuses: async () => left.shift() ?? [] };
  const log = { head: async () => positionFrom(200n) };
  const pace = { everyMs: 1, output: { isTTY: true, write } };
  await waitForRebuilds(engine, log, ['menu-tree', 'offers'], pace);
  expect(left).toEqual([]);
  return written.join('');
}

test('it shows how far each rebuild is, and ends when all have replaced the served rows', async () => {
  const half = { state: 'booting', position: positionFrom(100n) } as const;
  const shown = await waitingFor([
    [status('menu-tree', { state: 'new' }), status('offers', half), status('alerts', half)],
    [status('menu-tree', half), status('offers', null)],
    [status('menu-tree', null), status('offers', null)],
  ]);
  expect(shown).toContain('menu-tree 0 %, offers 50 %');
  expect(shown).toContain('menu-tree 50 %');
  expect(shown).not.toContain('alerts');
});

test('a rebuild that stops at an event ends the wait, with its error', async () => {
  const failure = {
    eventId: 'e',
    type: 'PageSaved',
    stream: 's',
    revision: 1,
    position: startOfLog,
    error: 'no such column',
    at: '2026-01-01T00:00:00Z',
  };
  await expect(waitingFor([[status('offers', { state: 'failed', failure })]])).rejects.toThrow(
    'The rebuild of offers stopped at an event',
  );
});
