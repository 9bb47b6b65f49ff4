// @vitest-environment happy-dom
import {
  blockquoteSmallFromPx,
  layoutResizeDebounceMs,
  progressCircleSizePx,
} from '@parvis/contracts/limits/layout.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hydrate as hydrateCountdown } from './event/countdown.island.ts';
import { hydrate as hydrateQuote } from './quote/quote.island.ts';
import { renderedIsland, showBlock } from './testing/show-block.tsx';

const editor = { logged: true, editing: false };
const quote = { type: 'quote', data: { text: 'The sea decides.', author: 'Inês Tavares' } };
const event = { type: 'event', data: { title: 'Forum', startsAt: '2027-01-14T08:30:00.000Z' } };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-31T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('A quotation', () => {
  const size = () => document.querySelector('blockquote')?.dataset['size'];
  const standing = (height: number) =>
    vi
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, 0, 600, height));

  test('is measured in place at the large size, immediately and after a resize has settled', () => {
    standing(100);
    showBlock(quote);
    hydrateQuote(renderedIsland('quote'), () => {});
    expect(size()).toBe('large');
    standing(blockquoteSmallFromPx);
    window.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(layoutResizeDebounceMs - 1);
    expect(size()).toBe('large');
    window.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(layoutResizeDebounceMs - 1);
    expect(size()).toBe('large');
    vi.advanceTimersByTime(1);
    expect(size()).toBe('small');
  });

  test('is unchanged for editors', () => {
    showBlock(quote, editor);
    expect(document.querySelector('[data-island]')).toBeNull();
  });
});

describe('An event', () => {
  const ring = () => document.querySelector<HTMLElement>('[data-ring]');

  test('shows in its ring how many days are left', () => {
    showBlock(event);
    expect(ring()?.dataset['known']).toBeUndefined();
    hydrateCountdown(renderedIsland('countdown'), () => {});
    expect(ring()?.dataset['known']).toBe('');
    expect(ring()?.textContent).toBe('14\u202fd');
    const meter = document.querySelector('[role=meter]');
    expect(meter?.getAttribute('aria-valuetext')).toBe('in 14 days');
    expect(meter?.getAttribute('aria-valuenow')).toBe('46');
    expect(ring()?.querySelector('svg')?.getAttribute('width')).toBe(String(progressCircleSizePx));
    const arc = [...(ring()?.querySelectorAll('circle') ?? [])].at(-1);
    expect(arc?.getAttribute('stroke-dasharray')).toBe('46 60');
  });

  test.each([
    ['2027-01-14T06:00:00Z', 'today'],
    ['2027-01-13T06:00:00Z', 'tomorrow'],
  ])('on %s is %s', (now, words) => {
    vi.setSystemTime(new Date(now));
    showBlock(event);
    hydrateCountdown(renderedIsland('countdown'), () => {});
    expect(document.querySelector('[role=meter]')?.getAttribute('aria-valuetext')).toBe(words);
  });

  test('shows nothing once its day has passed', () => {
    vi.setSystemTime(new Date('2027-01-15T06:00:00Z'));
    showBlock(event);
    hydrateCountdown(renderedIsland('countdown'), () => {});
    expect(ring()?.dataset['known']).toBeUndefined();
  });

  test('has no ring for editors, and its date for everybody', () => {
    showBlock(event, editor);
    expect(ring()).toBeNull();
    expect(document.querySelector('time')?.dateTime).toBe(event.data.startsAt);
    expect(document.querySelector('time')?.textContent).toMatch(/^Thursday.*14.*2027.*9:30/);
  });
});
