/** What a request's path comes to: served as it is, moved to its one true form, or not a path at all. */
export type PathReading =
  | { readonly kind: 'canonical'; readonly path: string }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'malformed' };

const maxPathLength = 2048;

/**
 * Reads the path of a request target (no query): lower case, NFC, no doubled or trailing slash,
 * no dot segments; the two homes are `/` and `/en/`.
 */
export function readPath(raw: string): PathReading {
  if (raw.length > maxPathLength || !raw.startsWith('/')) return { kind: 'malformed' };
  const decoded = decode(raw);
  // Control characters and backslashes name no page and would confuse a Location header.
  // oxlint-disable-next-line no-control-regex -- the very characters to be refused
  if (decoded === undefined || /[\u0000-\u001f\u007f\\]/.test(decoded))
    return { kind: 'malformed' };
  const segments = decoded
    .normalize('NFC')
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  if (segments.some((segment) => segment === '.' || segment === '..')) return { kind: 'malformed' };
  const close = segments.length === 1 && segments[0] === 'en' ? '/' : '';
  const path = `/${segments.join('/')}${close}`;
  const canonical = `/${segments.map(encodeURIComponent).join('/')}${close}`;
  return canonical === raw ? { kind: 'canonical', path } : { kind: 'moved', to: canonical };
}

function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}
