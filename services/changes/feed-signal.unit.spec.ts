import type { Hint } from '@parvis/contracts/log/bus.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import { RecordingBus } from '@parvis/projections/engine/testing/in-process-bus.ts';
import { expect, test } from 'vitest';
import { FeedSignal } from './feed-signal.ts';

function listening() {
  const bus = new RecordingBus();
  const signal = new FeedSignal(bus);
  const heard = { times: 0 };
  const end = signal.subscribe(() => {
    heard.times += 1;
  });
  const hint = (projection: string, ordinal: number, tags: string[] = []) => {
    const position = positionFrom(BigInt(ordinal));
    bus.publish({ about: 'projection', projection, position, tags } satisfies Hint);
  };
  return { signal, heard, end, hint };
}

test('who listens hears of a change once all read models of the feed contain it', () => {
  const { heard, hint } = listening();
  hint('media-library', 4);
  hint('exposure', 5, ['content:a']);
  expect(heard.times).toBe(0);
  hint('media-library', 5);
  expect(heard.times).toBe(1);
});

test('writes of drafts, and of other read models, wake nobody', () => {
  const { heard, hint } = listening();
  hint('exposure', 5);
  hint('media-library', 5);
  hint('pages', 6, ['content:a']);
  expect(heard.times).toBe(0);
});

test('who has ended listening hears nothing more', () => {
  const { heard, end, hint } = listening();
  end();
  hint('exposure', 5, ['content:a']);
  expect(heard.times).toBe(0);
});
