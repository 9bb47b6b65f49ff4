import type { Hint } from '@parvis/contracts/log/bus.ts';
import { expect, it } from 'vitest';
import { describeBusContract, waitingHint } from './bus.contract.ts';
import { type HintLink, LinkedBus } from './linked-bus.ts';

/** Returns the two ends of a channel that delivers later, as between processes. */
function channel(): readonly [HintLink, HintLink] {
  const listeners: ((hint: Hint) => void)[][] = [[], []];
  const end = (own: number): HintLink => ({
    send: (hint) =>
      setImmediate(() => {
        for (const listener of listeners[1 - own] ?? []) listener(hint);
      }),
    receive: (listener) => void listeners[own]?.push(listener),
  });
  return [end(0), end(1)];
}

describeBusContract('a channel between two processes', async () => {
  const ends = [...channel()];
  const opened: LinkedBus[] = [];
  return {
    async open() {
      const end = ends.shift();
      if (end === undefined) throw new Error('a channel has two ends');
      const bus = new LinkedBus(end);
      opened.push(bus);
      return bus;
    },
    dispose: async () => void (await Promise.all(opened.map((bus) => bus.close()))),
  };
});

it('does not return a hint to the process that sent it', async () => {
  const [here, there] = channel();
  const heard: Hint[] = [];
  const bus = new LinkedBus(here);
  new LinkedBus(there).subscribe(() => undefined);
  bus.subscribe((hint) => heard.push(hint));
  bus.publish(waitingHint);
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(heard).toEqual([waitingHint]);
});
