import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function written(level: Parameters<typeof createLogger>[0]) {
  const lines: string[] = [];
  return { lines, logger: createLogger(level, { write: (line) => void lines.push(line) }) };
}

test('a line is one JSON object with its level, time, context and message', () => {
  const { lines, logger } = written('info');
  logger.error({ requestId: 'r1', name: 'Error' }, 'a request failed');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'error',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    requestId: 'r1',
    name: 'Error',
    message: 'a request failed',
  });
});

test('lines below the level are not written', () => {
  const { lines, logger } = written('warn');
  logger.info('said');
  logger.debug('whispered');
  logger.warn('shouted');
  expect(lines.map((line) => JSON.parse(line).message)).toEqual(['shouted']);
});
