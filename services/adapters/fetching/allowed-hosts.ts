import { BlockList, isIP, isIPv6 } from 'node:net';

/** Addresses outside the public internet, such as those of our own servers. */
const reserved: readonly (readonly [address: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
];

/** The sources from which feeds may be fetched: host names, and non-public addresses or ranges. */
export class AllowedHosts {
  readonly #names: ReadonlySet<string>;
  readonly #listed = new BlockList();
  readonly #reserved = new BlockList();

  /** @param entries `jobs.example.org`, `10.0.0.5`, `10.0.0.0/8` */
  constructor(entries: readonly string[]) {
    this.#names = new Set(entries.map((entry) => entry.toLowerCase()));
    for (const [address, bits] of reserved) addTo(this.#reserved, address, bits);
    for (const entry of entries) {
      const [address = '', bits] = entry.split('/');
      if (isIP(address) !== 0)
        addTo(this.#listed, address, bits === undefined ? undefined : Number(bits));
    }
  }

  /** Returns whether requests to a host are allowed at all. */
  allowsHost(hostname: string): boolean {
    const name = hostname.toLowerCase().replace(/^\[|\]$/g, '');
    return this.#names.has(name) || (isIP(name) !== 0 && has(this.#listed, name));
  }

  /**
   * Returns whether an allowed host may have this address: a public one, or the one listed for it.
   */
  allowsAddress(address: string): boolean {
    return has(this.#listed, address) || !has(this.#reserved, address);
  }
}

/** Returns whether an entry of the list is valid. */
export function isHostEntry(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/');
  if (more.length > 0) return false;
  if (isIP(address) === 0)
    return bits === undefined && /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(entry);
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32))
  );
}

function addTo(list: BlockList, address: string, bits: number | undefined): void {
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, bits, family);
}

/** An IPv4-mapped IPv6 address is treated as its IPv4 address. */
function has(list: BlockList, address: string): boolean {
  const [, mapped = address] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  return list.check(mapped, isIPv6(mapped) ? 'ipv6' : 'ipv4');
}
