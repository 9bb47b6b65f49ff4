import { expect, test } from 'vitest';
import { dayMs, digestWorld, hourMs } from '../testing/digest-world.ts';

test('after an older log was restored, offers at reused positions are sent, and none again', async () => {
  const world = await digestWorld();
  await world.subscribe(1, {});
  await world.subscribe(2, { frequency: 'at-once' });
  const titles = (mails: Awaited<ReturnType<typeof world.mails>>) =>
    mails
      .toSorted((one, other) => one.to.address.localeCompare(other.to.address))
      .map(({ to, text }) => [
        to.address[1],
        ...[...text.matchAll(/^\* (.*)$/gm)].map(([, title]) => title),
      ]);
  await world.things.offer(1, 'Avant la sauvegarde');
  const kept = world.things.history.log.events.length;
  await world.things.offer(2, 'Après la sauvegarde');
  await world.things.offer(3, 'Perdue');
  world.clock.advance(dayMs);
  expect(titles(await world.mails()).map(([who, ...offers]) => [who, offers.length])).toEqual([
    ['1', 3],
    ['2', 3],
  ]);

  await world.restoreLog(kept);
  world.clock.advance(hourMs);
  await world.things.offer(4, 'Nouvelle, à une position déjà vue');
  // Its feed gives it again.
  await world.things.offer(2, 'Après la sauvegarde');
  expect(titles(await world.mails())).toEqual([['2', 'Nouvelle, à une position déjà vue']]);
  world.clock.advance(dayMs);
  await world.things.offer(5, 'Encore une');
  expect(titles(await world.mails())).toEqual([
    ['1', 'Nouvelle, à une position déjà vue', 'Encore une'],
    ['2', 'Encore une'],
  ]);
});
