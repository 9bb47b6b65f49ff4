import { comparablePath } from '../../redirects/source-path.ts';

/** An absolute address: its host, and the rest. */
const absolute = /^https?:\/\/(?<host>[^/?#@]+)(?<rest>[/?#].*)?$/is;

/**
 * Returns the addresses that a module's fields link to, at any depth, as normalised paths. Paths of
 * absolute addresses begin with `//` and their host, whether or not that host is this site.
 */
export function linkedAddressesIn(data: unknown): readonly string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, held]) => {
    if (name !== 'href' || typeof held !== 'string') return linkedAddressesIn(held);
    const { host, rest = '' } = absolute.exec(held)?.groups ?? {};
    if (host === undefined) return comparedPath(held) ?? [];
    const path = comparedPath(rest.startsWith('/') ? rest : `/${rest}`);
    return path === undefined ? [] : addressOn(host, path);
  });
}

function comparedPath(address: string): string | undefined {
  return comparablePath(address.replace(/[?#].*$/s, ''));
}

/** Returns the linked address of a path on a host. */
export function addressOn(host: string, path: string): string {
  return `//${host.toLowerCase()}${path}`;
}

/**
 * Returns the paths of this site that a module's fields link to, relative or with the site's own
 * host.
 */
export function linkedPathsIn(data: unknown, ownHost: string): readonly string[] {
  const own = `//${ownHost.toLowerCase()}/`;
  return linkedAddressesIn(data).flatMap((address) => {
    if (address.startsWith(own)) return address.slice(own.length - 1);
    return address.startsWith('//') ? [] : address;
  });
}
