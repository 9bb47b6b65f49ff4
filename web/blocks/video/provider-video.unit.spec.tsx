// @vitest-environment happy-dom

import type { VideoProvider } from '@parvis/contracts/media/details.ts';
import { videoProviders } from '@parvis/contracts/media/video-addresses.ts';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProviderVideo } from './provider-video.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Renders a provider's player, with the means to message it. */
function shown(provider: VideoProvider) {
  const { name, player: origin, greeting } = videoProviders[provider];
  const onLoaded = vi.fn<() => void>();
  // Outside of the document, in which the frame would be fetched.
  const container = document.createElement('div');
  render(
    <ProviderVideo
      player={{ kind: 'provider', name, origin, greeting, embed: 'about:blank' }}
      title="Porto"
      onLoaded={onLoaded}
    />,
    { container },
  );
  const frame = container.querySelector('iframe');
  if (frame === null) throw new Error('expected a player');
  const greeted = vi.fn<(message: unknown) => void>();
  const source = { postMessage: greeted };
  Object.defineProperty(frame, 'contentWindow', { value: source });
  const say = (from: string, by: unknown = source) => {
    const event = new Event('message');
    Object.assign(event, { origin: from, source: by });
    window.dispatchEvent(event);
  };
  return { frame, origin, greeting, onLoaded, greeted, say };
}

test.each(['youtube', 'vimeo'] as const)(
  'the player of %s is greeted until it replies, and then counts as loaded',
  (provider) => {
    const { frame, origin, greeting, onLoaded, greeted, say } = shown(provider);
    vi.advanceTimersByTime(500);
    expect(greeted.mock.calls).toEqual([
      [greeting, '*'],
      [greeting, '*'],
    ]);
    fireEvent.load(frame);
    expect(onLoaded).not.toHaveBeenCalled();
    say('https://evil.example');
    say(origin, window);
    expect(onLoaded).not.toHaveBeenCalled();
    say(origin);
    say(origin);
    vi.advanceTimersByTime(1_000);
    expect(onLoaded).toHaveBeenCalledTimes(1);
    expect(greeted).toHaveBeenCalledTimes(2);
  },
);

test('the player of dailymotion counts as loaded when its frame has loaded', () => {
  const { frame, onLoaded, greeted } = shown('dailymotion');
  vi.advanceTimersByTime(1_000);
  expect([onLoaded.mock.calls.length, greeted.mock.calls.length]).toEqual([0, 0]);
  fireEvent.load(frame);
  expect(onLoaded).toHaveBeenCalledTimes(1);
});

test('a removed player is no longer greeted', () => {
  const { origin, onLoaded, greeted, say } = shown('youtube');
  cleanup();
  vi.advanceTimersByTime(1_000);
  say(origin);
  expect([onLoaded.mock.calls.length, greeted.mock.calls.length]).toEqual([0, 0]);
});
