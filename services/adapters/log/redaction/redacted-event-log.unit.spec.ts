import { positionFrom, startOfLog } from '@parvis/contracts/log/position.ts';
import { type RedactedPlace, redactionStream } from '@parvis/contracts/redactions/events.ts';
import { InMemoryEventLog } from '@parvis/projections/engine/testing/in-memory-event-log.ts';
import { expect, test, vi } from 'vitest';
import { RedactedEventLog, storedEventsOf } from './redacted-event-log.ts';

const redactionId = 'redaction001';
const said = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'By Marie ' },
        { type: 'text', text: 'Durandeau', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' alone' },
      ],
    },
  ],
};
/** The texts in canonical order: each node has its marks, its text and its type. */
const place: RedactedPlace = {
  position: positionFrom(1n),
  stream: 'test-1',
  locale: 'en',
  cuts: [
    [0, 3, 9, 'mark'],
    [3, 0, 9, 'rest'],
  ],
};

function world() {
  const memory = new InMemoryEventLog();
  memory.append('test-1', { type: 'Said', data: { text: said } });
  const whole = {
    append: async () => Promise.reject(new Error('nothing is appended')),
    appendInOrder: async () => [],
    readAll: memory.readAll.bind(memory),
    readStream: memory.readStream.bind(memory),
    head: memory.head.bind(memory),
    last: memory.last.bind(memory),
    watch: memory.watch.bind(memory),
    close: async () => undefined,
  };
  const log = new RedactedEventLog(whole, ({ reason }, locale) => `[${locale} ${reason}]`);
  const request = () => {
    const requested = { redactionId, reason: 'privacy', item: null, left: [] };
    memory.append(
      redactionStream,
      { type: 'RedactionRequested', data: requested },
      { type: 'RedactionPlacesFound', data: { redactionId, places: [place] } },
    );
  };
  const confirm = () =>
    memory.append(redactionStream, { type: 'RedactionConfirmed', data: { redactionId } });
  return { memory, log, request, confirm };
}

test('a request alone removes nothing', async () => {
  const { memory, log, request } = world();
  request();
  expect((await log.readAll(startOfLog, 9))[0]).toBe(memory.events[0]);
});

test('once confirmed, every read has the mark, and the words of the line are gone', async () => {
  const { log, request, confirm } = world();
  request();
  confirm();
  const [event] = await log.readAll(startOfLog, 9);
  const text = JSON.stringify(event?.data);
  expect(text).not.toMatch(/Marie|Durandeau/);
  expect(text).toContain('"By [en privacy]"');
  expect(text).toContain('" alone"');
  expect(await log.readStream('test-1')).toEqual([event]);
});

test('what proves the log reads its events as they are stored', async () => {
  const { memory, log, request, confirm } = world();
  request();
  confirm();
  const stored = storedEventsOf(log);
  expect(await stored.readAll(startOfLog, 9)).toEqual(memory.events);
  expect((await stored.readStream('test-1'))[0]).toBe(memory.events[0]);
});

test('a log that is read already learns of a redaction, and says so', async () => {
  const { log, request, confirm } = world();
  const forget = vi.fn<() => void>();
  log.onRedaction(forget);
  await log.readStream('test-1');
  expect(forget).not.toHaveBeenCalled();
  request();
  confirm();
  const [event] = await log.readAll(startOfLog, 1);
  expect(JSON.stringify(event?.data)).not.toContain('Durandeau');
  expect(forget).toHaveBeenCalledTimes(1);
});
