import { BlockList, isIP, isIPv6 } from 'node:net';

type Ranges = readonly (readonly [address: string, bits: number | undefined])[];

/** Addresses outside the public internet, such as those of our own servers. */
const reservedIpv4: Ranges = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  // The metadata of a machine at Azure.
  ['168.63.129.16', 32],
];

/** All but 2000::/3, which alone is assigned to the internet, and what is reserved in it. */
const reservedIpv6: Ranges = [
  ['::', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['4000::', 2],
  ['8000::', 1],
];

/** Ranges of addresses; lists of each family, since for one list a range of IPv6 contains IPv4. */
class AddressRanges {
  readonly #lists = { ipv4: new BlockList(), ipv6: new BlockList() };

  constructor(ranges: Ranges) {
    for (const [address, bits] of ranges) {
      const family = addressFamily(address);
      if (bits === undefined) this.#lists[family].addAddress(address, family);
      else this.#lists[family].addSubnet(address, bits, family);
    }
  }

  /** An IPv4-mapped IPv6 address is treated as its IPv4 address. */
  has(address: string): boolean {
    const [, plain = address] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
    const family = addressFamily(plain);
    return this.#lists[family].check(plain, family);
  }
}

const reserved = new AddressRanges([...reservedIpv4, ...reservedIpv6]);

/** The servers that may be called: host names, and non-public addresses or ranges. */
export class AllowedHosts {
  /** The variable that lists them, for messages. */
  readonly variable: string;
  readonly #names: ReadonlySet<string>;
  readonly #listed: AddressRanges;

  /** @param entries `jobs.example.org`, `10.0.0.5`, `10.0.0.0/8` */
  constructor(entries: readonly string[], variable = 'PARVIS_OFFERS_HOSTS') {
    this.variable = variable;
    this.#names = new Set(entries.map((entry) => entry.toLowerCase()));
    this.#listed = new AddressRanges(
      entries.flatMap((entry) => {
        const [address = '', bits] = entry.split('/');
        return isIP(address) === 0
          ? []
          : [[address, bits === undefined ? undefined : Number(bits)] as const];
      }),
    );
  }

  /** Returns whether requests to a host are allowed at all. */
  allowsHost(hostname: string): boolean {
    const name = withoutBrackets(hostname.toLowerCase());
    return this.#names.has(name) || (isIP(name) !== 0 && this.#listed.has(name));
  }

  /**
   * Returns whether an allowed host may have this address: a public one, or the one listed for it.
   */
  allowsAddress(address: string): boolean {
    return this.#listed.has(address) || !reserved.has(address);
  }
}

/** Returns the host of an address that an operator configured, and further ones that they allow. */
export function hostsFor(address: string, furtherHosts: readonly string[]): AllowedHosts {
  const own = withoutBrackets(new URL(address).hostname);
  return new AllowedHosts([own, ...furtherHosts], 'PARVIS_FETCH_HOSTS');
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

/** An IPv6 address in a URL is in brackets. */
function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function addressFamily(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
