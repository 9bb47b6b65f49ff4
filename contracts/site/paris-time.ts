const paris = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const localForm = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?)?$/;
const dayMs = 86_400_000;

/** A date and a time of day in Paris, in the format of native inputs. */
export interface ParisTime {
  /** `2026-01-05` */
  readonly date: string;
  /** `09:30:00`, with `.123` when there are milliseconds. */
  readonly time: string;
}

/**
 * Parses a local time in Paris: `2026-01-05`, `2026-01-05T09:30`, `2026-01-05 09:30:00.123`. A time
 * that occurs twice at the end of summer time means its first occurrence; one that is skipped at
 * its start is read as if the clocks had not changed yet. Returns undefined for anything else.
 */
export function parseParisTime(local: string): Date | undefined {
  const wall = parseWallMs(local);
  if (wall === undefined) return undefined;
  const [before, after] = [offsetMs(wall - dayMs), offsetMs(wall + dayMs)];
  const fitting = [wall - before, wall - after].filter((at) => at + offsetMs(at) === wall);
  return new Date(fitting.length === 0 ? wall - before : Math.min(...fitting));
}

/** Returns the date and time in Paris at an instant. */
export function toParisTime(instant: Date): ParisTime {
  const wall = new Date(instant.getTime() + offsetMs(instant.getTime())).toISOString();
  const [date = '', time = ''] = wall.slice(0, -1).split('T');
  return { date, time: time.replace(/\.000$/, '') };
}

/**
 * Returns the local time as if it were UTC, in milliseconds; undefined when the day or hour does
 * not exist.
 */
function parseWallMs(local: string): number | undefined {
  const found = localForm.exec(local.trim());
  if (!found) return undefined;
  const [, year, month, day, hour = '00', minute = '00', second = '00', fraction = ''] = found;
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction.padEnd(3, '0')}Z`;
  const wall = new Date(written);
  if (Number.isNaN(wall.getTime()) || wall.toISOString() !== written) return undefined;
  return wall.getTime();
}

/** Returns how far Paris is ahead of UTC at an instant, in milliseconds. */
function offsetMs(at: number): number {
  const parts = new Map(paris.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const wall = Date.UTC(
    of('year'),
    of('month') - 1,
    of('day'),
    of('hour'),
    of('minute'),
    of('second'),
  );
  return wall - Math.floor(at / 1000) * 1000;
}
