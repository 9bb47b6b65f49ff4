import { expect, it, vi } from 'vitest';
import { describeBusContract, waitingHint } from './bus.contract.ts';
import { InProcessBus } from './in-process-bus.ts';

describeBusContract('the process itself', async () => {
  let bus = new InProcessBus();
  let closed = false;
  return {
    async open() {
      if (closed) bus = new InProcessBus();
      const shared = bus;
      return {
        publish: (hint) => shared.publish(hint),
        subscribe: (listener) => shared.subscribe(listener),
        close: async () => {
          closed = true;
          await shared.close();
        },
      };
    },
    dispose: () => bus.close(),
  };
});

it('reports an error thrown by a listener', () => {
  const fault = new Error('a listener that fails');
  const onListenerFault = vi.fn<(cause: unknown) => void>();
  const bus = new InProcessBus({ onListenerFault });
  bus.subscribe(() => {
    throw fault;
  });
  bus.publish(waitingHint);
  expect(onListenerFault).toHaveBeenCalledExactlyOnceWith(fault);
});
