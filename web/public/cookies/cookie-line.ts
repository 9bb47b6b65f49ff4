/** The line that keeps a value for so many seconds; without a value the cookie is erased. */
export function cookieLine(name: string, value: string | undefined, seconds: number): string {
  const age = value === undefined ? 0 : seconds;
  const secure = globalThis.location?.protocol === 'https:' ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
