import type { IncomingMessage } from 'node:http';

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
