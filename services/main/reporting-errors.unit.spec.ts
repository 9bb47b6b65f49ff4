import { CheckpointMoved } from '@parvis/projections/postgres/transient-error.ts';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { reportingErrors } from './reporting-errors.ts';

function reporting() {
  const lines: unknown[] = [];
  const registry = new Registry();
  const logger = {
    error: (of: object, message: string) => void lines.push(['error', of, message]),
    info: (of: object, message: string) => void lines.push(['info', of, message]),
  };
  const report = reportingErrors(registry, logger, { notice: () => false });
  const counted = async () => (await registry.metrics()).match(/\{where="pages"\} (\d+)/)?.[1];
  return { lines, report, counted };
}

test('an error is counted each time, and logged once in a while', async () => {
  const { lines, report, counted } = reporting();
  report(new Error('no room'), 'pages');
  report(new Error('no room'), 'pages');
  expect(lines).toEqual([['error', { where: 'pages' }, 'no room']]);
  expect(await counted()).toBe('2');
});

test('that the rows of a read model were replaced meanwhile is logged, and no error', async () => {
  const { lines, report, counted } = reporting();
  report(new CheckpointMoved('the rebuild of pages has begun again'), 'pages');
  expect(lines).toEqual([['info', { where: 'pages' }, 'the rebuild of pages has begun again']]);
  expect(await counted()).toBeUndefined();
});
