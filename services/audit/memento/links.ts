import { linkFormatType, mementoEndpoints } from '@parvis/contracts/memento/endpoints.ts';
import type { Screen } from '@parvis/contracts/site/screens.ts';
import { type Address, addressLine } from '../../http/read-address.ts';

/** The addresses about one page, absolute. */
export interface MementoAddresses {
  readonly original: string;
  readonly timegate: string;
  readonly timemap: string;
  readonly timemapJson: string;
  memento(at: Date): string;
}

/** @param path of the page on this site, with its query */
export function addressesOf(origin: string, path: string): MementoAddresses {
  const named = (endpoint: string, more: Readonly<Record<string, string>> = {}) =>
    `${origin}${endpoint}?${new URLSearchParams({ path, ...more })}`;
  const { chooseMemento, listMementos, showMemento } = mementoEndpoints;
  return {
    original: origin + path,
    timegate: named(chooseMemento.path),
    timemap: named(listMementos.path.replace('{format}', 'link')),
    timemapJson: named(listMementos.path.replace('{format}', 'json')),
    memento: (at) => named(showMemento.path, { at: at.toISOString() }),
  };
}

/** A link of a header or of a document of links. RFC 8288. */
export function writeLink(target: string, parameters: Readonly<Record<string, string>>): string {
  const written = Object.entries(parameters).map(([name, value]) => `${name}="${value}"`);
  return [`<${target}>`, ...written].join('; ');
}

/** Returns the link to a version, with its relations besides being one. */
export function writeMementoLink(
  addresses: MementoAddresses,
  instant: Date,
  rels: readonly string[],
): string {
  const rel = [...rels, 'memento'].join(' ');
  return writeLink(addresses.memento(instant), { rel, datetime: instant.toUTCString() });
}

/** Returns the links by which clients find the versions of a page. */
export function linksToVersions({ timegate, timemap }: MementoAddresses): readonly string[] {
  return [
    writeLink(timegate, { rel: 'timegate' }),
    writeLink(timemap, { rel: 'timemap', type: linkFormatType }),
  ];
}

/** Returns the links to the first and the last version, and to those around one of them. */
export function linksAmong(
  addresses: MementoAddresses,
  versions: readonly Date[],
  shown: number,
): readonly string[] {
  const places = new Map<number, string[]>();
  const place = (at: number, rel: string) => {
    if (at >= 0 && at < versions.length) places.set(at, [...(places.get(at) ?? []), rel]);
  };
  place(0, 'first');
  place(shown - 1, 'prev');
  place(shown + 1, 'next');
  place(versions.length - 1, 'last');
  if (!places.has(shown)) places.set(shown, []);
  return [...places]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([at, rels]) => {
      const instant = versions[at];
      if (instant === undefined) return [];
      return writeMementoLink(addresses, instant, rels);
    });
}

/**
 * Returns the function that links a page to its versions, as a header; only content has versions
 * that visitors may see.
 */
export function linkToVersions(origin: string) {
  return (address: Address, { screen }: Screen): string | undefined =>
    screen === 'content'
      ? linksToVersions(addressesOf(origin, addressLine(address))).join(', ')
      : undefined;
}
