import { expect, test } from 'vitest';
import { type Readiness, startingReadiness } from './readiness.ts';
import { waitForProjector } from './wait-for-projector.ts';

const ready: Readiness = {
  ready: true,
  report: { status: 'degraded', reasons: [], projections: [] },
};

test('a web process is not ready before a projector has filled the tables of its pages', async () => {
  const states = [startingReadiness, startingReadiness, ready];
  const said: string[] = [];
  await waitForProjector(
    async () => states.shift() ?? ready,
    (line) => said.push(line.trim().slice(0, 23)),
  );
  expect([said, states]).toEqual([['waiting for a projector'], []]);
});

test('a web process whose pages can be served is ready without a word', async () => {
  const said: string[] = [];
  await waitForProjector(
    async () => ready,
    (line) => said.push(line),
  );
  expect(said).toEqual([]);
});
