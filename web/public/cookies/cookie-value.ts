/**
 * Returns the decoded value of a cookie in `document.cookie`; undefined when it is absent, empty or
 * cannot be decoded.
 */
export function cookieValue(cookies: string, name: string): string | undefined {
  const start = `${name}=`;
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(start));
  if (found === undefined) return undefined;
  try {
    return decodeURIComponent(found.slice(start.length)) || undefined;
  } catch {
    return undefined;
  }
}
