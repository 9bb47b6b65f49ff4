// @vitest-environment happy-dom
import { carouselIntervalMs } from '@parvis/contracts/limits/sliders.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel, type CarouselProps } from './carousel.tsx';

const props: CarouselProps = {
  label: 'Nos ports',
  slides: ['a', 'b', 'c'].map((id) => ({ id, content: <p>{id}</p> })),
  places: ['1 sur 3', '2 sur 3', '3 sur 3'],
  labels: {
    carousel: 'carrousel',
    slide: 'vue',
    pause: 'Arrêter',
    play: 'Lancer',
    previous: 'Précédente',
    next: 'Suivante',
  },
};

function preferReducedMotion(matches: boolean): EventTarget {
  const query = Object.assign(new EventTarget(), {
    matches,
    media: '',
    onchange: null,
    addListener() {},
    removeListener() {},
  });
  vi.spyOn(window, 'matchMedia').mockReturnValue(query);
  return Object.assign(query, { matches });
}

function current(): (string | null)[] {
  return [...document.querySelectorAll('[aria-roledescription=vue]:not([inert])')].map((slide) =>
    slide.getAttribute('aria-label'),
  );
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  preferReducedMotion(false);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

test('without script, the slides are a scrollable row, all of them reachable', () => {
  document.body.innerHTML = renderToString(<Carousel {...props} />);
  expect(current()).toHaveLength(3);
  expect(document.querySelector('button')).toBeNull();
});

test('a carousel advances automatically and can be paused', () => {
  render(<Carousel {...props} />);
  pass(carouselIntervalMs);
  expect(current()).toEqual(['2 sur 3']);
  fireEvent.click(screen.getByLabelText('Arrêter'));
  pass(10 * carouselIntervalMs);
  expect(current()).toEqual(['2 sur 3']);
  expect(screen.getByLabelText('Lancer')).toBeDefined();
});

test('for visitors who prefer reduced motion, a carousel starts paused and can be played', () => {
  preferReducedMotion(true);
  render(<Carousel {...props} />);
  pass(10 * carouselIntervalMs);
  expect(current()).toEqual(['1 sur 3']);
  fireEvent.click(screen.getByLabelText('Lancer'));
  pass(carouselIntervalMs);
  expect(current()).toEqual(['2 sur 3']);
});

test('a carousel stops when the visitor switches to reduced motion', () => {
  const query = preferReducedMotion(false);
  render(<Carousel {...props} />);
  act(() => {
    Object.assign(query, { matches: true });
    query.dispatchEvent(new Event('change'));
  });
  expect(screen.getByLabelText('Lancer')).toBeDefined();
});

test.each([
  ['pointerenter', 'pointerleave'],
  ['focusin', 'focusout'],
])('a carousel is held between %s and %s', (hold, release) => {
  render(<Carousel {...props} />);
  const region = screen.getByRole('region');
  act(() => void region.dispatchEvent(new FocusEvent(hold)));
  pass(10 * carouselIntervalMs);
  expect(current()).toEqual(['1 sur 3']);
  act(() => void region.dispatchEvent(new FocusEvent(release)));
  pass(carouselIntervalMs);
  expect(current()).toEqual(['2 sur 3']);
});

test('a carousel is held while its tab is hidden', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  render(<Carousel {...props} />);
  pass(10 * carouselIntervalMs);
  expect(current()).toEqual(['1 sur 3']);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  pass(carouselIntervalMs);
  expect(current()).toEqual(['2 sur 3']);
});

test('slides that advance automatically are not announced; slides moved by the visitor are', () => {
  render(<Carousel {...props} />);
  const row = document.querySelector('[aria-live]');
  expect(row?.getAttribute('aria-live')).toBe('off');
  fireEvent.click(screen.getByLabelText('Arrêter'));
  expect(row?.getAttribute('aria-live')).toBe('polite');
});

test('the buttons go to the next and the previous slide', () => {
  render(<Carousel {...props} />);
  fireEvent.click(screen.getByLabelText('Suivante'));
  expect(current()).toEqual(['2 sur 3']);
  fireEvent.click(screen.getByLabelText('Précédente'));
  expect(current()).toEqual(['1 sur 3']);
});
