import { stepOf } from '@parvis/contracts/careers/mapping/mapping-path.ts';
import sax from 'sax';
import { parseRecord } from '../formats/parse-record.ts';

/** A path at which there may be records. */
export interface FoundList {
  readonly path: string;
  readonly count: number;
}

interface Place {
  count: number;
  /** The names of fields of its first elements. */
  readonly names: Set<string>;
}

const mostPlaces = 2_000;
const deepest = 12;
const mostLists = 20;
/** How many elements of a list are looked at. */
const lookedAt = 30;

/** Returns the paths of XML at which there may be records, the most likely first. */
export function listsOfXml(text: string): readonly FoundList[] {
  const places = new Map<string, Place>();
  const open: string[] = [];
  const parser = sax.parser(true, {});
  Object.assign(parser, {
    onopentag: ({ name, attributes }: sax.Tag) => {
      const around = places.get(open.at(-1) ?? '');
      around?.names.add(name);
      const path = open.length === 0 ? stepOf(name) : `${open.at(-1)}/${stepOf(name)}`;
      open.push(path);
      if (open.length > deepest) return;
      const place = places.get(path) ?? { count: 0, names: new Set() };
      if (places.size < mostPlaces) places.set(path, place);
      place.count += 1;
      for (const attribute of Object.keys(attributes)) place.names.add(`@${attribute}`);
    },
    onclosetag: () => open.pop(),
    onerror: () => {
      Object.assign(parser, { error: null });
      parser.resume();
    },
  });
  parser.write(text);
  return ranked(places);
}

/** Returns the paths of JSON at which there may be records, the most likely first. */
export function listsOfJson(text: string): readonly FoundList[] {
  const whole = parseRecord(text);
  const places = new Map<string, Place>();
  const value = whole.ok ? whole.value : linesOf(text);
  if (typeof value === 'object' && value !== null) collect(value, '', 0, places);
  return ranked(places);
}

function linesOf(text: string): readonly unknown[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, lookedAt)
    .flatMap((line) => {
      const parsed = parseRecord(line);
      return parsed.ok ? [parsed.value] : [];
    });
}

function collect(value: object, path: string, depth: number, places: Map<string, Place>): void {
  if (depth > deepest || places.size > mostPlaces) return;
  if (Array.isArray(value)) {
    const objects = value.filter((one) => typeof one === 'object' && one !== null);
    const place = places.get(path) ?? { count: 0, names: new Set() };
    place.count += objects.length;
    if (objects.length > 0) places.set(path, place);
    for (const one of objects.slice(0, lookedAt)) {
      for (const name of Object.keys(one)) place.names.add(name);
      collect(one, path, depth + 1, places);
    }
    return;
  }
  for (const [name, one] of Object.entries(value))
    if (typeof one === 'object' && one !== null)
      collect(one, path === '' ? stepOf(name) : `${path}/${stepOf(name)}`, depth + 1, places);
}

/** Of several lists, that of the elements with the most fields; of equals, the outermost. */
function ranked(places: ReadonlyMap<string, Place>): readonly FoundList[] {
  const lists = [...places].filter(([, { names }]) => names.size > 1);
  const depth = (path: string) => path.split('/').length;
  return lists
    .toSorted(
      ([one, a], [other, b]) =>
        Number(b.count > 1) - Number(a.count > 1) ||
        b.names.size - a.names.size ||
        depth(one) - depth(other),
    )
    .slice(0, mostLists)
    .map(([path, { count }]) => ({ path, count }));
}
