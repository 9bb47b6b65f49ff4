/** Returns SQL of an instant as JSON has it: ISO 8601, UTC, with milliseconds. */
export function utcInstant(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
