import type { IntlShape } from 'react-intl';

/** The length of a video as a clock shows it, and in words. */
export interface FilmLength {
  readonly clock: string;
  readonly words: string;
}

/** Returns how a length is shown: `2:05`, and “Durée : 2 minutes 5 secondes”. */
export function filmLength(intl: IntlShape, seconds: number): FilmLength {
  const said = (value: number, unit: string) =>
    value === 0 ? [] : intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'long' });
  const { hours, minutes, rest } = divide(seconds);
  const length = [said(hours, 'hour'), said(minutes, 'minute'), said(rest, 'second')].flat();
  return {
    clock: clockOf(seconds),
    words: intl.formatMessage({ id: 'video.length' }, { length: length.join(' ') }),
  };
}

/** Returns a length on the clock: `0:09`, `2:05` or `1:02:05`. */
export function clockOf(seconds: number): string {
  const { hours, minutes, rest } = divide(seconds);
  const [first = 0, ...others] = hours === 0 ? [minutes, rest] : [hours, minutes, rest];
  return [`${first}`, ...others.map((value) => `${value}`.padStart(2, '0'))].join(':');
}

/** Returns the length that somebody typed as `2:05` or `1:02:05`; undefined for any other text. */
export function secondsOf(clock: string): number | undefined {
  const parts = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(clock.trim());
  if (parts === null) return undefined;
  const [hours, minutes, rest] = parts.slice(1).map((part) => Number(part ?? 0));
  return (hours ?? 0) * 3_600 + (minutes ?? 0) * 60 + (rest ?? 0);
}

function divide(seconds: number) {
  return {
    hours: Math.floor(seconds / 3_600),
    minutes: Math.floor(seconds / 60) % 60,
    rest: seconds % 60,
  };
}
