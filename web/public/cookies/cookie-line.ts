/**
 * Returns the cookie string that stores a value for this many seconds; without a value it erases
 * the cookie.
 */
export function cookieLine(name: string, value: string | undefined, seconds: number): string {
  const age = value === undefined ? 0 : seconds;
  const secure = globalThis.location?.protocol === 'https:' ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
