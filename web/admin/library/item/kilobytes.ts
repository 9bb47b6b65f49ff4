/** Returns the size of a file in kilobytes, at least one. */
export function toKilobytes(bytes: number): number {
  return Math.max(1, Math.round(bytes / 1_000));
}
