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
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an event without data is given by its type alone
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

describe('A video that we host', () => {
  it('that starts automatically plays after its delay, not a millisecond before, muted', () => {
    const { send, wait, state, context } = video('own');
    send('start', 'loaded');
    wait(videoStartDelayMs - 1);
    expect(state()).toBe('ready');
    wait(1);
    expect([state(), context().muted]).toEqual(['playing', true]);
  });

  it('that is pressed plays as soon as it has loaded, with sound', () => {
    const { send, state, context } = video('own');
    send('press');
    expect(state()).toBe('loading');
    send('loaded');
    expect([state(), context().muted]).toEqual(['playing', false]);
  });

  it('that is pressed during its start delay plays immediately, with sound', () => {
    const { send, state, context } = video('own');
    send('start', 'loaded', 'press');
    expect([state(), context().muted]).toEqual(['playing', false]);
  });

  it('falls back to its poster when it has not loaded in time, not a millisecond before', () => {
    const { send, wait, state } = video('own');
    send('press');
    wait(videoLoadTimeoutMs - 1);
    expect(state()).toBe('loading');
    wait(1);
    expect(state()).toBe('failed');
  });

  it('that loaded in time does not time out later', () => {
    const { send, wait, state } = video('own');
    send('press');
    wait(videoLoadTimeoutMs - 1);
    send('loaded');
    wait(10 * videoLoadTimeoutMs);
    expect(state()).toBe('playing');
  });

  it('falls back to its poster when it cannot be loaded', () => {
    const { send, state } = video('own');
    send('press', 'failed');
    expect(state()).toBe('failed');
  });

  it('falls back to its poster when it fails while it plays', () => {
    const { send, state } = video('own');
    send('press', 'loaded', 'failed');
    expect(state()).toBe('failed');
  });

  it('can be paused, resumed, muted and unmuted', () => {
    const { send, state, context } = video('own');
    send('press', 'loaded', 'pause');
    expect(state()).toBe('paused');
    send('play', 'sound');
    expect([state(), context().muted]).toEqual(['playing', true]);
    send('pause', 'sound');
    expect([state(), context().muted]).toEqual(['paused', false]);
  });
});

describe('A video of a provider', () => {
  it('never starts automatically', () => {
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

  it('falls back to its poster when its player has not loaded in time', () => {
    const { send, wait, state } = video('provider');
    send('press', 'granted');
    wait(videoLoadTimeoutMs - 1);
    expect(state()).toBe('loading');
    wait(1);
    expect(state()).toBe('failed');
  });
});

describe('In a window', () => {
  it('narrower than the limit, only the poster is shown, until it is wide enough', () => {
    const { send, state } = video('own');
    send(narrow);
    expect(state()).toBe('narrow');
    send('start', 'press', narrow);
    expect(state()).toBe('narrow');
    send(wide);
    expect(state()).toBe('poster');
  });

  it('that becomes narrow, a video that is loading or awaits consent falls back to its poster', () => {
    const loading = video('own');
    loading.send('press', narrow);
    expect(loading.state()).toBe('narrow');
    const awaiting = video('provider');
    awaiting.send('press', narrow);
    expect(awaiting.state()).toBe('narrow');
  });

  it('that becomes narrow, a playing video continues', () => {
    const { send, state } = video('own');
    send('press', 'loaded', narrow);
    expect(state()).toBe('playing');
  });

  it('that becomes narrow, a video that has not started falls back to its poster', () => {
    const { send, state } = video('own');
    send('start', 'loaded', narrow);
    expect(state()).toBe('narrow');
  });
});

describe('A playlist', () => {
  it('continues with our next video, and stops after the last', () => {
    const { send, state, context } = video('own', 'own');
    send('press', 'loaded', 'ended');
    expect([state(), context().index]).toEqual(['loading', 1]);
    send('loaded', 'ended');
    expect([state(), context().index]).toEqual(['paused', 1]);
  });

  it('does not continue automatically with a provider’s video', () => {
    const { send, state, context } = video('own', 'provider');
    send('press', 'loaded', 'ended');
    expect([state(), context().index]).toEqual(['paused', 0]);
  });

  it('plays the chosen video, after consent if that is required', () => {
    const { send, state, context } = video('provider', 'own', 'provider');
    send({ type: 'choose', index: 1 });
    expect([state(), context().index]).toEqual(['loading', 1]);
    send('loaded', { type: 'choose', index: 2 });
    expect([state(), context().index]).toEqual(['awaiting consent', 2]);
  });

  it('can continue after a video that failed', () => {
    const { send, state } = video('own', 'own');
    send('press', 'failed', { type: 'choose', index: 1 });
    expect(state()).toBe('loading');
  });

  it('in a narrow window shows the poster of the chosen video', () => {
    const { send, state, context } = video('own', 'own');
    send(narrow, { type: 'choose', index: 1 });
    expect([state(), context().index]).toEqual(['narrow', 1]);
  });
});
