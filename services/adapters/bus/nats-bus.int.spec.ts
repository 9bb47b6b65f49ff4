import { freePort } from '@parvis/ops/testing/free-port.ts';
import { connect } from 'nats';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  describeBusContract,
  listen,
  projectionHint,
  untilConnected,
  untilHeard,
  waitingHint,
} from './bus.contract.ts';
import { NatsBus } from './nats-bus.ts';
import { NatsServer } from './testing/nats-server.ts';

const waitOptions = { timeout: 30_000, interval: 10 };

async function startNats() {
  const server = new NatsServer(await freePort());
  await server.start();
  const buses: NatsBus[] = [];
  return {
    server,
    async open() {
      const bus = new NatsBus({ servers: server.url });
      buses.push(bus);
      await untilConnected([bus], true);
      return bus;
    },
    async dispose() {
      await Promise.all(buses.map((bus) => bus.close()));
      await server.stop();
    },
  };
}

describeBusContract('NATS', startNats);

describe('the bus over NATS', () => {
  it('starts without a server, dropping hints until one is available', async () => {
    const server = new NatsServer(await freePort());
    const bus = new NatsBus({ servers: server.url });
    onTestFinished(async () => {
      await bus.close();
      await server.stop();
    });
    const { heard } = listen(bus);
    expect(() => bus.publish(waitingHint)).not.toThrow();
    await server.start();
    await untilConnected([bus], true);
    bus.publish(projectionHint);
    await vi.waitFor(() => expect(heard).toEqual([projectionHint]), waitOptions);
  });

  it('survives the loss of its server, dropping hints published meanwhile', async () => {
    const nats = await startNats();
    onTestFinished(() => nats.dispose());
    const [sender, receiver] = [await nats.open(), await nats.open()];
    const { heard } = listen(receiver);
    await nats.server.stop();
    await untilConnected([sender, receiver], false);
    sender.publish(waitingHint);
    await nats.server.start();
    await untilConnected([sender, receiver], true);
    await untilHeard(sender, heard);
    expect(heard).not.toContainEqual(waitingHint);
  });

  it('ignores messages that are not hints', async () => {
    const nats = await startNats();
    const stranger = await connect({ servers: nats.server.url });
    onTestFinished(async () => {
      await stranger.close();
      await nats.dispose();
    });
    const { heard } = listen(await nats.open());
    for (const text of [
      '',
      'no json',
      '{"about":"weather"}',
      '{"about":"log","position":"7"}',
      JSON.stringify(waitingHint),
    ])
      stranger.publish('parvis.hint', text);
    await vi.waitFor(() => expect(heard).toEqual([waitingHint]), waitOptions);
  });

  it('can be closed while the server is unavailable', async () => {
    const bus = new NatsBus({ servers: `nats://127.0.0.1:${await freePort()}` });
    await bus.close();
    expect(bus.connected).toBe(false);
  });
});
