/** What was answered: its status and the JSON of its body, null for another one. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a spec names the fields that it looks at
  readonly body: any;
}

/** Asks the API of one origin for JSON. */
export type Ask = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  sent?: { readonly body?: unknown; readonly seen?: number },
) => Promise<Answer>;

/**
 * Makes a function that asks as the owner of a session.
 * A read waits for what was written through the same function before; `seen` is sent as `If-Match`.
 * @param cookie the `Cookie` header
 */
export function asking(origin: string, cookie: string): Ask {
  let position: string | null = null;
  return async (method, path, { body, seen } = {}) => {
    const url = new URL(path, origin);
    if (method === 'GET' && position !== null) url.searchParams.set('after', position);
    const response = await fetch(url, {
      method,
      headers: {
        Accept: 'application/json',
        Cookie: cookie,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(seen !== undefined && { 'If-Match': `"${seen}"` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    position = response.headers.get('X-Log-Position') ?? position;
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json');
    return { status: response.status, body: isJson ? JSON.parse(text) : null };
  };
}
