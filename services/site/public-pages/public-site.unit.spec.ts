import { type Position, positionFrom } from '@parvis/contracts/log/position.ts';
import { expect, test, vi } from 'vitest';
import { servedSite } from './testing/served-site.ts';

const head = positionFrom(7n);
const page = {
  kind: 'screen',
  screen: { screen: 'robots' },
  position: head,
  tags: [],
} as const;

/** What a visitor is answered who asks for a page after a position. */
async function answered(after: Position, reached: boolean, logHead = async () => head) {
  const waitUntil = vi.fn<(position: Position) => Promise<boolean>>(async () => reached);
  const origin = await servedSite({ compose: async () => page, logHead, waitUntil });
  const { status, headers } = await fetch(`${origin}/groupe?after=${after}`);
  return { status, retryAfter: headers.get('retry-after'), waits: waitUntil.mock.calls.length };
}

test.each([
  ['that is read already', 7n, true, { status: 200, retryAfter: null, waits: 1 }],
  ['that is not read in time', 7n, false, { status: 503, retryAfter: '1', waits: 1 }],
  ['that was never written, at once', 8n, false, { status: 400, retryAfter: null, waits: 0 }],
] as const)('a page after a position %s', async (_, after, reached, answer) => {
  expect(await answered(positionFrom(after), reached)).toEqual(answer);
});

test('while the log is away, what is read already is served all the same', async () => {
  const away = () => Promise.reject(new Error('the log is away'));
  expect(await answered(head, true, away)).toMatchObject({ status: 200 });
});
