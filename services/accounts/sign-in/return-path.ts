/** Where sign-in leads by default. */
export const backOfficePath = '/admin';

const control = /\p{Cc}/u;

/**
 * Returns the path of this site that a browser wants to return to, percent-encoded; the back-office
 * when it names another site or could be read as one.
 */
export function returnPath(requested: string | undefined): string {
  if (requested === undefined || !requested.startsWith('/')) return backOfficePath;
  if (requested.includes('//') || requested.includes('\\') || control.test(requested))
    return backOfficePath;
  const here = 'http://here.invalid';
  if (!URL.canParse(requested, here)) return backOfficePath;
  const { origin, pathname, search, hash } = new URL(requested, here);
  if (origin !== here || pathname.startsWith('//')) return backOfficePath;
  return `${pathname}${search}${hash}`;
}
