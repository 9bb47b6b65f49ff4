/** Parses a query as plain strings: no JSON, no numbers. */
export function parseSearch(address: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(address));
}

/** Serializes a search as `?a=b`, omitting empty values. */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' && value !== '') query.set(name, value);
    if (typeof value === 'number' || typeof value === 'boolean') query.set(name, String(value));
  }
  return query.size > 0 ? `?${query}` : '';
}
