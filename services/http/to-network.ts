import { isIP, SocketAddress } from 'node:net';

/** The network of whatever is no address, such as the `unknown` of a proxy. */
const unknownNetwork = 'unknown';
/** The groups of an IPv6 address, and how many of them belong to one subscriber. */
const [groupsOfAddress, groupsOfNetwork] = [8, 4];

/**
 * The part of an address that belongs to one subscriber: all of IPv4, the first 64 bits of IPv6.
 * Whatever a proxy forwards is read: with a port, in brackets, with a zone, in any spelling.
 */
export function toNetwork(address: string): string {
  const plain = withoutPort(address.trim());
  const version = isIP(plain);
  if (version === 0) return unknownNetwork;
  if (version === 4) return plain;
  const [spelled = ''] = plain.split('%');
  // Its one spelling: lower case, shortened, with an IPv4 address inside as such.
  const { address: canonical } = new SocketAddress({ address: spelled, family: 'ipv6' });
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(canonical)?.[1];
  return mapped ?? splitGroups(canonical).slice(0, groupsOfNetwork).join(':');
}

function withoutPort(address: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d*)?$/.exec(address) ?? [];
  if (bracketed !== undefined) return bracketed;
  return /^([\d.]+):\d*$/.exec(address)?.[1] ?? address;
}

function splitGroups(canonical: string): readonly string[] {
  const [head = '', tail = ''] = canonical.split('::');
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  if (before === undefined || after === undefined || !canonical.includes('::')) return before ?? [];
  const zeros = groupsOfAddress - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
}
