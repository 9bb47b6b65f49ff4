interface Sent {
  readonly body?: unknown;
  /** The revision seen, sent as `If-Match`. */
  readonly seen?: number;
}

/** Sends requests to the API of one origin, as the owner of a session. */
export type ApiCaller = ReturnType<typeof apiCaller>;

/**
 * Creates a function that requests JSON; a read waits for earlier writes through the same function.
 * @param cookie the `Cookie` header
 */
export function apiCaller(origin: string, cookie: string) {
  let position: string | null = null;
  return async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { body, seen }: Sent = {},
  ) => {
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
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  };
}
