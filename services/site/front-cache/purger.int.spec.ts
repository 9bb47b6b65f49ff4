import { InMemoryEventLog } from '@parvis/projections/engine/testing/in-memory-event-log.ts';
import { listChangedPages } from '@parvis/projections/pages/list-changed-pages.ts';
import { compositionWorld } from '@parvis/projections/pages/testing/composition-world.ts';
import { expect, test } from 'vitest';
import { keyOfTag } from './cache-keys.ts';
import { Purger } from './purger.ts';

test('caches are purged of what changed, three times more soon after, and after an outage of everything since, or everything of another log', async () => {
  const { history, log, pool, caughtUp } = await compositionWorld();
  let [now, isAway] = [0, false];
  const purged: string[][] = [];
  const purge = async (keys: readonly string[]) => {
    if (isAway) throw new Error('the cache is away');
    purged.push([...keys]);
  };
  const started = async (inLog = log) => {
    const purger = new Purger({ log: inLog, caches: 'varnish', purge, ticks: () => now });
    await purger.begin(pool);
    return purger;
  };
  const publish = (slug: string) => {
    const page = history.create('fr', { title: slug, slug });
    history.publish(page);
    return caughtUp();
  };
  const at = async (milliseconds: number, purger: Purger) => {
    now = milliseconds;
    await purger.handleBatch(pool);
    return purged.splice(0);
  };
  await publish('rive');
  const first = await started();
  expect(await at(0, first)).toEqual([['site']]);
  expect(await at(249, first)).toEqual([]);
  expect(await at(250, first)).toEqual([['site']]);
  expect(await at(1_199, first)).toEqual([]);
  expect(await at(1_200, first)).toEqual([['site']]);
  expect(await at(6_000, first)).toEqual([['site']]);
  const position = await caughtUp();
  await publish('port');
  const [keys = [], ...more] = await at(7_000, first);
  expect(more).toEqual([]);
  expect(keys).toContain('many');
  const changed = (await listChangedPages(pool, position)).tags.map(({ tag }) => keyOfTag(tag));
  expect(keys).toEqual(expect.arrayContaining(changed));
  isAway = true;
  await publish('quai');
  await expect(at(7_100, first)).rejects.toThrow('away');
  isAway = false;
  // Another process begins where the last settled purge ended: both changes.
  const [again = []] = await at(8_000, await started());
  expect(again).toEqual(expect.arrayContaining(keys));
  expect(again.length).toBeGreaterThan(keys.length - 1);
  // The log was restored from a backup: another event has the position.
  const restored = new InMemoryEventLog('restored');
  for (const { stream } of log.events) restored.append(stream, { type: 'Other', data: {} });
  expect(await at(8_000, await started(restored))).toEqual([['site']]);
});
