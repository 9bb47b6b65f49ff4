import type { MonitoredParvis } from './readiness.ts';

/** Reads the first value of a metric; undefined when it is not published. */
export async function readMetric(
  { operators }: MonitoredParvis,
  name: string,
): Promise<number | undefined> {
  const text = await (await fetch(`${operators}/metrics`)).text();
  const value = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, 'm').exec(text)?.[1];
  return value === undefined ? undefined : Number(value);
}

/** Returns whether a line of the log stands there twice, at whatever times. */
export function isAnyRepeated(lines: readonly string[]): boolean {
  return new Set(lines.map((line) => line.replace(/"at":"[^"]*",?/, ''))).size < lines.length;
}
