/** Sends a request with a JSON body. @returns the body of the response @throws Error when it is refused */
export type Send = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** Sends requests to a Parvis for whoever has this cookie. */
export function apiSender(origin: string, cookie: string): Send {
  return async (method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      headers: { cookie, origin, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
}
