import {
  infographyMaximumScale,
  infographyScaleStep,
  infographySmallWindowBelowPx,
  infographySmallWindowScaleStep,
} from '@parvis/contracts/limits/media.ts';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type ZoomEvent, zoomMachine } from './zoom.machine.ts';

function zoom() {
  const actor = createActor(zoomMachine).start();
  return {
    send: (event: ZoomEvent) => actor.send(event),
    times(count: number, event: ZoomEvent) {
      for (let done = 0; done < count; done += 1) actor.send(event);
    },
    scale: () => actor.getSnapshot().context.scale,
    is: (state: 'idle' | 'dragging' | 'pinching') => actor.getSnapshot().matches(state),
  };
}

describe('The zoom of a picture', () => {
  it('zooms in by a step and resets', () => {
    const { times, scale, send } = zoom();
    times(3, { type: 'in' });
    expect(scale()).toBe(1 + 3 * infographyScaleStep);
    send({ type: 'out' });
    expect(scale()).toBe(1.6);
    send({ type: 'reset' });
    expect(scale()).toBe(1);
  });

  it('stays within its limits', () => {
    const { times, scale } = zoom();
    times(1, { type: 'out' });
    expect(scale()).toBe(1);
    times(46, { type: 'in' });
    expect(scale()).toBe(14.8);
    times(1, { type: 'in' });
    expect(scale()).toBe(infographyMaximumScale);
    times(1, { type: 'in' });
    expect(scale()).toBe(infographyMaximumScale);
  });

  it.each([
    [infographySmallWindowBelowPx - 1, infographySmallWindowScaleStep],
    [infographySmallWindowBelowPx, infographyScaleStep],
  ])('zooms in by a step that depends on the window: at %d px by %d', (width, step) => {
    const { send, scale } = zoom();
    send({ type: 'window', width });
    send({ type: 'in' });
    expect(scale()).toBe(1 + step);
  });

  it('follows a pinch from the scale at which it started', () => {
    const { send, scale, is } = zoom();
    send({ type: 'in' });
    send({ type: 'pinch.start' });
    send({ type: 'pinch', factor: 2 });
    expect(scale()).toBe(2.6);
    send({ type: 'pinch', factor: 0.1 });
    expect(scale()).toBe(1);
    send({ type: 'pinch.end' });
    send({ type: 'pinch', factor: 5 });
    expect([scale(), is('idle')]).toEqual([1, true]);
  });

  it('can be pinched while it is dragged', () => {
    const { send, is } = zoom();
    send({ type: 'grab' });
    send({ type: 'pinch.start' });
    expect(is('pinching')).toBe(true);
  });

  it('is dragged only while the button is held down', () => {
    const { send, is } = zoom();
    send({ type: 'grab' });
    expect(is('dragging')).toBe(true);
    send({ type: 'release' });
    expect(is('idle')).toBe(true);
  });
});
