const unsafe = /^\/\/|^[^/]|^$|%\|%|\\|\p{Cc}/u;

/**
 * Where the way back to the search may lead, out of what a cookie holds: a path of this site, with one
 * slash and not two before it, without the marker `%|%`, control characters and backslashes; what
 * browsers make of it is still this site's.
 */
export function safeSearchPath(value: string, origin: string): string | undefined {
  if (unsafe.test(value) || !URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  const path = url.pathname + url.search + url.hash;
  return url.origin === origin && !unsafe.test(path) ? path : undefined;
}
