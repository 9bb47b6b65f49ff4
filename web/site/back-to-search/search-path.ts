const unsafe = /^\/\/|^[^/]|^$|%\|%|\\|\p{Cc}/u;

/**
 * Returns the target of the link back to the search, from the value of a cookie: a path of this
 * site with exactly one leading slash, without the marker `%|%`, control characters and
 * backslashes, so that browsers resolve it on this site too.
 */
export function safeSearchPath(value: string, origin: string): string | undefined {
  if (unsafe.test(value) || !URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  const path = url.pathname + url.search + url.hash;
  return url.origin === origin && !unsafe.test(path) ? path : undefined;
}
