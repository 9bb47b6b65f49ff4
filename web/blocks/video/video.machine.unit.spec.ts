import {
  videoFallbackBelowPx,
  videoLoadTimeoutMs,
  videoStartDelayMs,
} from '@parvis/contracts/limits/media.ts';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type VideoEvent, type VideoInput, videoMachine } from './video.machine.ts';

function video(...sources: VideoInput['sources']) {
  const clock = new SimulatedClock();
  const actor = createActor(videoMachine, { clock, input: { sources } }).start();
  return {
    send(...events: readonly (VideoEvent | VideoEvent['type'])[]) {
      for (const event of events) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- names alone are events without more
        actor.send(typeof event === 'string' ? ({ type: event } as VideoEvent) : event);
      }
    },
    wait: (ms: number) => clock.increment(ms),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

const narrow: VideoEvent = { type: 'window', width: videoFallbackBelowPx - 1 };
const wide: VideoEvent = { type: 'window', width: videoFallbackBelowPx };

describe('A video of ours', () => {
  it('that may start by itself plays after its delay, not a millisecond before, without sound', () => {
    const { send, wait, state, context } = video('own');
    send('start', 'loaded');
    wait(videoStartDelayMs - 1);
    expect(state()).toBe('ready');
    wait(1);
    expect([state(), context().muted]).toEqual(['playing', true]);
  });

  it('that is pressed plays as soon as it is there, with sound', () => {
    const { send, state, context } = video('own');
    send('press');
    expect(state()).toBe('loading');
    send('loaded');
    expect([state(), context().muted]).toEqual(['playing', false]);
  });

  it('that is pressed while it waits to start waits no longer, and has its sound', () => {
    const { send, state, context } = video('own');
    send('start', 'loaded', 'press');
    expect([state(), context().muted]).toEqual(['playing', false]);
  });

  it('gives way to its picture when it is not there in time, not a millisecond before', () => {
    const { send, wait, state } = video('own');
    send('press');
    wait(videoLoadTimeoutMs - 1);
    expect(state()).toBe('loading');
    wait(1);
    expect(state()).toBe('failed');
  });

  it('that came in time is not given up later', () => {
    const { send, wait, state } = video('own');
    send('press');
    wait(videoLoadTimeoutMs - 1);
    send('loaded');
    wait(10 * videoLoadTimeoutMs);
    expect(state()).toBe('playing');
  });

  it('gives way to its picture when it cannot be loaded', () => {
    const { send, state } = video('own');
    send('press', 'failed');
    expect(state()).toBe('failed');
  });

  it('is paused, played on, silenced and heard again', () => {
    const { send, state, context } = video('own');
    send('press', 'loaded', 'pause');
    expect(state()).toBe('paused');
    send('play', 'sound');
    expect([state(), context().muted]).toEqual(['playing', true]);
    send('pause', 'sound');
    expect([state(), context().muted]).toEqual(['paused', false]);
  });
});

describe('A video of another site', () => {
  it('never starts by itself', () => {
    const { send, wait, state } = video('provider');
    send('start');
    wait(10 * videoLoadTimeoutMs);
    expect(state()).toBe('poster');
  });

  it('is loaded only after a press and with consent', () => {
    const { send, wait, state } = video('provider');
    send('press');
    wait(10 * videoLoadTimeoutMs);
    expect(state()).toBe('awaiting consent');
    send('granted');
    expect(state()).toBe('loading');
    send('loaded');
    expect(state()).toBe('playing');
  });

  it('gives way to its picture when its player is not there in time', () => {
    const { send, wait, state } = video('provider');
    send('press', 'granted');
    wait(videoLoadTimeoutMs - 1);
    expect(state()).toBe('loading');
    wait(1);
    expect(state()).toBe('failed');
  });
});

describe('In a window', () => {
  it('narrower than the limit there is the picture alone, until it is wide enough', () => {
    const { send, state } = video('own');
    send(narrow);
    expect(state()).toBe('narrow');
    send('start', 'press', narrow);
    expect(state()).toBe('narrow');
    send(wide);
    expect(state()).toBe('poster');
  });

  it('that becomes narrow a video that plays goes on', () => {
    const { send, state } = video('own');
    send('press', 'loaded', narrow);
    expect(state()).toBe('playing');
  });

  it('that becomes narrow meanwhile what waits gives way', () => {
    const { send, state } = video('own');
    send('start', 'loaded', narrow);
    expect(state()).toBe('narrow');
  });
});

describe('A playlist', () => {
  it('goes on with the next video of ours, and stops after the last', () => {
    const { send, state, context } = video('own', 'own');
    send('press', 'loaded', 'ended');
    expect([state(), context().index]).toEqual(['loading', 1]);
    send('loaded', 'ended');
    expect([state(), context().index]).toEqual(['paused', 1]);
  });

  it('does not go on by itself to another site’s video', () => {
    const { send, state, context } = video('own', 'provider');
    send('press', 'loaded', 'ended');
    expect([state(), context().index]).toEqual(['paused', 0]);
  });

  it('plays what is chosen, after consent where it takes one', () => {
    const { send, state, context } = video('provider', 'own', 'provider');
    send({ type: 'choose', index: 1 });
    expect([state(), context().index]).toEqual(['loading', 1]);
    send('loaded', { type: 'choose', index: 2 });
    expect([state(), context().index]).toEqual(['awaiting consent', 2]);
  });

  it('goes on after a video that failed', () => {
    const { send, state } = video('own', 'own');
    send('press', 'failed', { type: 'choose', index: 1 });
    expect(state()).toBe('loading');
  });

  it('in a narrow window shows the picture of what is chosen', () => {
    const { send, state, context } = video('own', 'own');
    send(narrow, { type: 'choose', index: 1 });
    expect([state(), context().index]).toEqual(['narrow', 1]);
  });
});
