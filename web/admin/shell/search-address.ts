/** Reads an address's query as plain words: no JSON, no numbers guessed. */
export function parseSearch(address: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(address));
}

/** Writes a search as `?a=b`, leaving out what is empty, so that the plain address is the default. */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' && value !== '') query.set(name, value);
    if (typeof value === 'number' || typeof value === 'boolean') query.set(name, String(value));
  }
  return query.size > 0 ? `?${query}` : '';
}
