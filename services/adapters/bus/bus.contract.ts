import type { Bus, Hint } from '@parvis/contracts/log/bus.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

/** A bus that several processes open. */
export interface BusUnderTest {
  /** Opens the bus, ready to carry hints. */
  open(): Promise<Bus>;
  dispose(): Promise<void>;
}

export const waitingHint: Hint = { about: 'waiting', projections: ['page-fragments'] };
export const projectionHint: Hint = {
  about: 'projection',
  projection: 'page-fragments',
  position: positionFrom(8n),
  tags: ['content:k3f9a0b1c2d3', 'menu:main:fr'],
};

const waitOptions = { timeout: 10_000, interval: 5 };
const reconnectOptions = { timeout: 15_000, interval: 10 };

/** Subscribes and records the hints. */
export function listen(bus: Bus): { readonly heard: Hint[]; readonly stop: () => void } {
  const heard: Hint[] = [];
  const stop = bus.subscribe((hint) => heard.push(hint));
  return { heard, stop };
}

/** Waits until buses that may lose their server are all connected, or none. */
export async function untilConnected(
  buses: readonly { readonly connected: boolean }[],
  expected: boolean,
): Promise<void> {
  await vi.waitFor(
    () => expect(buses.map(({ connected }) => connected)).toEqual(buses.map(() => expected)),
    reconnectOptions,
  );
}

/** Publishes a hint again and again until it is heard. */
export async function untilHeard(sender: Bus, heard: readonly Hint[]): Promise<void> {
  await vi.waitFor(() => {
    sender.publish(projectionHint);
    expect(heard).toContainEqual(projectionHint);
  }, reconnectOptions);
}

/** Tests the contract of every bus. */
export function describeBusContract(name: string, start: () => Promise<BusUnderTest>): void {
  const busForTest = async () => {
    const store = await start();
    onTestFinished(() => store.dispose());
    return store;
  };

  describe(`${name} as the bus`, () => {
    it('carries every kind of hint, in order, to every listener', async () => {
      const store = await busForTest();
      const [sender, receiver] = [await store.open(), await store.open()];
      const listeners = [listen(sender), listen(receiver), listen(receiver)];
      sender.publish(waitingHint);
      sender.publish(projectionHint);
      for (const { heard } of listeners)
        await vi.waitFor(() => expect(heard).toEqual([waitingHint, projectionHint]), waitOptions);
    });

    it('notifies no listener that has unsubscribed, even if it had subscribed twice', async () => {
      const bus = await (await busForTest()).open();
      const heard: Hint[] = [];
      const listener = (hint: Hint) => void heard.push(hint);
      const stop = bus.subscribe(listener);
      bus.subscribe(listener);
      stop();
      bus.publish(waitingHint);
      await vi.waitFor(() => expect(heard).toEqual([waitingHint]), waitOptions);
      const late = listen(bus);
      bus.publish(projectionHint);
      await vi.waitFor(() => expect(late.heard).toEqual([projectionHint]), waitOptions);
      expect(heard).toEqual([waitingHint, projectionHint]);
    });

    it('calls the other listeners when one throws', async () => {
      const bus = await (await busForTest()).open();
      bus.subscribe(() => {
        throw new Error('a listener that fails');
      });
      const { heard } = listen(bus);
      expect(() => bus.publish(waitingHint)).not.toThrow();
      bus.publish(projectionHint);
      await vi.waitFor(() => expect(heard).toEqual([waitingHint, projectionHint]), waitOptions);
    });

    it('drops what is published after it was closed', async () => {
      const store = await busForTest();
      const bus = await store.open();
      const { heard } = listen(bus);
      await bus.close();
      expect(() => bus.publish(waitingHint)).not.toThrow();
      bus.subscribe((hint) => heard.push(hint));
      const witness = await store.open();
      const { heard: witnessed } = listen(witness);
      witness.publish(projectionHint);
      await vi.waitFor(() => expect(witnessed).toEqual([projectionHint]), waitOptions);
      expect(heard).toEqual([]);
    });
  });
}
