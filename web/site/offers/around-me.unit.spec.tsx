// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AroundMe } from './around-me.tsx';

const labels = {
  aroundMe: 'Autour de moi',
  aroundMeBusy: 'Recherche',
  aroundMeFailed: 'Refusé',
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The part of a browser's geolocation that the button uses. */
type Ask = (
  found: (position: { coords: { latitude: number; longitude: number } }) => void,
  refuse: (error: Error) => void,
) => void;

function locatedBy(getCurrentPosition: Ask) {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  const onNear = vi.fn<(near: string) => void>();
  render(<AroundMe labels={labels} onNear={onNear} />);
  return onNear;
}

const press = () => fireEvent.click(screen.getByRole('button'));

test('a press requests the location, rounded to about a kilometre, with the default radius', async () => {
  const onNear = locatedBy((found) =>
    found({ coords: { latitude: 47.217_252, longitude: -1.553_361 } }),
  );
  press();
  await waitFor(() => expect(onNear).toHaveBeenCalledWith('47.22,-1.55,50'));
});

test('a refusal is announced, and the visitor can retry', async () => {
  const ask = vi.fn<Ask>((_, refuse) => refuse(new Error('denied')));
  const onNear = locatedBy(ask);
  press();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Refusé'));
  press();
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  expect(onNear).not.toHaveBeenCalled();
});

test('a second press during a request does nothing', async () => {
  const ask = vi.fn<Ask>();
  locatedBy(ask);
  press();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Recherche'));
  press();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a browser without geolocation announces that it fails', async () => {
  vi.stubGlobal('navigator', {});
  render(<AroundMe labels={labels} onNear={() => undefined} />);
  press();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Refusé'));
});
