/** Where sign-in leads by default. */
export const backOfficePath = '/admin';

const control = /\p{Cc}/u;

/**
 * Returns the path of this site that a browser wants to return to, percent-encoded; the back-office
 * when it names another site or could be read as one.
 */
export function returnPath(wish: string | undefined): string {
  if (wish === undefined || !wish.startsWith('/')) return backOfficePath;
  if (wish.includes('//') || wish.includes('\\') || control.test(wish)) return backOfficePath;
  const here = 'http://here.invalid';
  if (!URL.canParse(wish, here)) return backOfficePath;
  const { origin, pathname, search, hash } = new URL(wish, here);
  if (origin !== here || pathname.startsWith('//')) return backOfficePath;
  return `${pathname}${search}${hash}`;
}
