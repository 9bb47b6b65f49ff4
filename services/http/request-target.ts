import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** A host as a name or an address, with or without a port (RFC 3986, section 3.2). */
const host = /^(?:\[[\da-f:.]+\]|[\w.~%!$&'()*+,;=-]*)(?::\d{0,5})?$/i;
const absoluteForm = /^https?:\/\/([^/?#]*)(.*)$/is;

/**
 * Rewrites a request whose target is an absolute URL, as clients of a proxy send it, to one for its path.
 * The host is the URL's, whatever the `Host` header says (RFC 9112, section 3.2.2).
 */
export function acceptAbsoluteForm(request: Pick<IncomingMessage, 'url' | 'headers'>): void {
  const [, authority, rest = ''] = absoluteForm.exec(request.url ?? '') ?? [];
  if (authority === undefined) return;
  request.headers.host = authority.slice(authority.lastIndexOf('@') + 1);
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
}

/** Whether a `Host` header is well formed; without a value it names no host. */
export function isHost(value: string | undefined): boolean {
  return value !== undefined && host.test(value);
}

/**
 * Whether a request names at most one host, well formed. If there are two, a proxy may have used
 * the other one, so the request must be refused (RFC 9112, section 3.2).
 */
export function namesOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  const hosts = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  );
  return hosts.length <= 1 && hosts.every(isHost);
}

/**
 * Whether a host can only be this machine or an address typed as such. Any other name could be one
 * that somebody else lets point here, so that their pages become of the same origin as ours.
 */
export function isLocalHost(value: string): boolean {
  const name = value.replace(/:\d*$/, '').toLowerCase();
  if (name.startsWith('[')) return isIP(name.slice(1, -1)) === 6;
  return isIP(name) === 4 || /^(?:.+\.)?localhost\.?$/.test(name);
}
