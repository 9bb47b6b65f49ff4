import { withHomeSlash } from '../locale.ts';
import { toSlug } from '../slug.ts';

/**
 * Normalises a path: decoded, lowercase ASCII, no doubled or trailing slash, dots and bars kept;
 * `/` and, of another language, `/en/` are home pages. The result is not percent-encoded. Undefined for an invalid
 * path: broken encoding, or a segment without any letter or digit.
 */
export function foldPath(path: string): string | undefined {
  const decoded = decode(path);
  if (!decoded?.startsWith('/')) return undefined;
  const segments = decoded
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) =>
      segment
        .split(/([.|])/)
        .map((part) => (/^[.|]$/.test(part) ? part : toSlug(part)))
        .join(''),
    );
  if (segments.some((segment) => !/[a-z0-9]/.test(segment))) return undefined;
  const folded = `/${segments.join('/')}`;
  return withHomeSlash(folded);
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
