import { cookieLine } from '../../public/cookies/cookie-line.ts';
import { type Choice, grants } from './choice.ts';
import { cookies, type SiteCookie } from './cookies.ts';

/** Erases the cookies that a choice does not grant. */
export function eraseRefusedCookies(choice: Choice): void {
  const kept = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const refused = Object.values<SiteCookie>(cookies).filter(
    ({ category }) => !grants(choice, category),
  );
  for (const name of kept)
    if (refused.some((cookie) => isNamed(cookie, name)))
      document.cookie = cookieLine(name, undefined, 0);
}

function isNamed({ name, hasSuffix }: SiteCookie, given: string): boolean {
  return hasSuffix ? given.startsWith(name) : given === name;
}
