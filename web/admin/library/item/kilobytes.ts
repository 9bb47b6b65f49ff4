/** The size of a file in kilobytes, as it is shown: one at least. */
export function kilobytesOf(bytes: number): number {
  return Math.max(1, Math.round(bytes / 1_000));
}
