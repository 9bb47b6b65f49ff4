import { cookieLine } from '../../public/cookies/cookie-line.ts';
import { type CookieKey, cookies, type NecessaryCookie, type SiteCookie } from './cookies.ts';
import { whenGranted } from './gate.ts';

/**
 * Stores a value as soon as the visitor has granted the purpose of its cookie: immediately, or
 * later on this page.
 * @param suffix the end of the cookie's name, if it has one
 */
export function storeCookie(
  key: Exclude<CookieKey, NecessaryCookie>,
  value: string,
  suffix = '',
): void {
  const cookie: SiteCookie = cookies[key];
  whenGranted(cookie.category, () => {
    document.cookie = cookieLine(cookie.name + suffix, value, secondsOf(cookie, new Date()));
  });
}

/** Returns the lifetime of a cookie that is set now. */
export function secondsOf({ lasts }: SiteCookie, now: Date): number {
  if ('seconds' in lasts) return lasts.seconds;
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + lasts.months);
  return Math.round((end.getTime() - now.getTime()) / 1_000);
}
