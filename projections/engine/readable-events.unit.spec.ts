import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { expect, test } from 'vitest';
import { readableEvents } from './readable-events.ts';

function eventOf(stream: string, type: string, version = 1): RecordedEvent {
  const metadata = { commandId: '', actor: '', occurredAt: '2026-01-01T00:00:00.000Z', version };
  return {
    id: `${stream} ${type}`,
    stream,
    revision: 0,
    position: startOfLog,
    type,
    data: {},
    metadata,
  };
}

const handles = ['AccountClosed'];

test('a reader gets the events that it handles', () => {
  const [closed, opened] = [
    eventOf('account-1', 'AccountClosed'),
    eventOf('account-1', 'AccountOpened'),
  ];
  expect(readableEvents(handles, [opened, closed])).toEqual([closed]);
});

test('events of another application are passed over, whatever their types and versions', () => {
  const foreign = [
    eventOf('shop-1', 'AccountClosed'),
    eventOf('shop-1', 'AccountClosed', 99),
    eventOf('shop-1', 'Shipped'),
  ];
  expect(readableEvents(handles, foreign)).toEqual([]);
});

test.each([
  ['AccountClosed', 99],
  ['AccountPainted', 1],
])(
  'a reader of accounts stops at %s of version %d, which this build does not know',
  (type, version) => {
    const event = eventOf('account-1', type, version);
    expect(() => readableEvents(handles, [event])).toThrow(type);
    expect(readableEvents(['MediaDeleted'], [event])).toEqual([]);
  },
);
