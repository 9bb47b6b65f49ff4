import { comparablePath } from '../../redirects/source-path.ts';

/** An absolute address: its host, and what follows. */
const absolute = /^https?:\/\/(?<host>[^/?#@]+)(?<rest>[/?#].*)?$/is;

/**
 * The addresses that a module's fields link to, at any depth: paths as the site compares them, those of
 * absolute addresses behind `//` and their host, whichever site's that is.
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

/** The form of a host's path among linked addresses. */
export function addressOn(host: string, path: string): string {
  return `//${host.toLowerCase()}${path}`;
}

/** The paths of this site that a module's fields link to, by themselves or behind its own host. */
export function linkedPathsIn(data: unknown, ownHost: string): readonly string[] {
  const own = `//${ownHost.toLowerCase()}/`;
  return linkedAddressesIn(data).flatMap((address) => {
    if (address.startsWith(own)) return address.slice(own.length - 1);
    return address.startsWith('//') ? [] : address;
  });
}
