import { byLocale, type Locale } from '../../site/locale.ts';
import { toSlug } from '../../site/slug.ts';
import type { OfferPlace } from '../offer.ts';
import { foldPlace } from './fold-place.ts';
import { type PlaceForms, regionForms, townForms } from './place-forms.ts';
import { singleNames } from './single-names.ts';

/** A region or a town: an id that is the same for all its names, and its name in each language. */
export interface NamedPlace {
  readonly id: string;
  readonly names: Readonly<Record<Locale, string>>;
}

type Named = Pick<PlaceForms, 'name' | 'names'>;
type PlaceWords = Pick<OfferPlace, 'country' | 'region' | 'city'>;

/** The identities of the region and the town of a place. */
interface PlaceIdentity {
  readonly region: NamedPlace | undefined;
  readonly city: NamedPlace | undefined;
}

function byName(all: readonly PlaceForms[]): ReadonlyMap<string, readonly PlaceForms[]> {
  const found = new Map<string, PlaceForms[]>();
  for (const forms of all) {
    const names = [forms.name, ...Object.values(forms.names), ...forms.others];
    for (const key of new Set(names.map((name) => `${forms.country}/${foldPlace(name)}`)))
      found.set(key, [...(found.get(key) ?? []), forms]);
  }
  return found;
}

const regions = byName(regionForms);
const towns = byName(townForms);
const regionsByCode = new Map(
  regionForms.flatMap((forms) =>
    forms.regionCodes.map((code) => [`${forms.country}/${code}`, forms] as const),
  ),
);

const regionsBySlug = new Map(
  regionForms.map((forms) => [`${forms.country.toLowerCase()}-${toSlug(forms.name)}`, forms]),
);

const known = new Map<string, PlaceIdentity>();
const mostKnown = 50_000;

/**
 * Returns the region and the town of a place with their names in each language, however the place
 * names them: “Geneva” and “Genève” are one town. The id of each begins with that of the place that
 * contains it, because names repeat.
 */
export function identifyPlace(place: PlaceWords): PlaceIdentity {
  const key = `${place.country}/${place.region ?? ''}/${place.city ?? ''}`;
  const former = known.get(key);
  if (former !== undefined) return former;
  const identity = identify(place);
  // Cached: many offers share a place, and folding its names takes longer than all else.
  if (known.size === mostKnown) known.clear();
  known.set(key, identity);
  return identity;
}

function identify({ country, region, city }: PlaceWords): PlaceIdentity {
  const written =
    region === undefined ? undefined : regions.get(`${country}/${foldPlace(region)}`)?.[0];
  const town = city === undefined ? undefined : townIn(country, city, written);
  const inRegion =
    written ??
    findRegion(town) ??
    asWritten(region) ??
    (town ? undefined : regionAbroad(country, city));
  const code = country.toLowerCase();
  const regionId = inRegion === undefined ? code : `${code}-${toSlug(inRegion.name)}`;
  const inTown = town ?? asWritten(city);
  return {
    region: inRegion && { id: regionId, names: inRegion.names },
    city: inTown && { id: `${regionId}-${toSlug(inTown.name)}`, names: inTown.names },
  };
}

/** The town of that name, in a region if that is known. */
function townIn(
  country: string,
  city: string,
  region: PlaceForms | undefined,
): PlaceForms | undefined {
  const named = towns.get(`${country}/${foldPlace(city)}`) ?? [];
  return named.find(
    (town) =>
      region === undefined ||
      town.regionCodes.length === 0 ||
      town.regionCodes.some((code) => region.regionCodes.includes(code)),
  );
}

function findRegion(town: PlaceForms | undefined): PlaceForms | undefined {
  return regionsByCode.get(`${town?.country}/${town?.regionCodes[0]}`);
}

/** The region of a town abroad that has one name, of which a feed named no region. */
function regionAbroad(country: string, city: string | undefined): PlaceForms | undefined {
  const start = `\n${country.toLowerCase()}-`;
  const name = ` ${toSlug(city ?? '')} `;
  let at = singleNames.indexOf(start);
  while (at !== -1) {
    const end = singleNames.indexOf('\n', at + 1);
    const line = singleNames.slice(at + 1, end);
    if (!line.startsWith(start.slice(1))) return undefined;
    if (line.includes(name)) return regionsBySlug.get(line.slice(0, line.indexOf(' ')));
    at = end;
  }
  return undefined;
}

function asWritten(name: string | undefined): Named | undefined {
  return name === undefined ? undefined : { name, names: byLocale(() => name) };
}

function pickId(forms: PlaceForms, isTown: boolean): string | undefined {
  const region = isTown ? findRegion(forms)?.name : forms.name;
  const place = { country: forms.country, ...(region && { region }) };
  const { city, region: named } = identify(isTown ? { ...place, city: forms.name } : place);
  return (isTown ? city : named)?.id;
}

const formsById = {
  region: new Map(regionForms.map((forms) => [pickId(forms, false), forms])),
  city: new Map(townForms.map((forms) => [pickId(forms, true), forms])),
} as const;

/**
 * Returns the id of a region or a town whose id was formed of names as a feed wrote them, which
 * alerts and campaigns keep: of `ch-geneva`, `ch-geneve-geneve`.
 */
export function currentPlaceId(group: 'region' | 'city', id: string): string {
  if (formsById[group].has(id)) return id;
  const [code = '', ...words] = id.split('-');
  const country = code.toUpperCase();
  const upTo = (end: number) => words.slice(0, end).join('-');
  if (group === 'region') return identify({ country, region: upTo(words.length) }).region?.id ?? id;
  const lengths = words.map((_, index) => words.length - 1 - index);
  const ofRegion = lengths.find((end) => regions.has(`${country}/${upTo(end)}`)) ?? 0;
  const region = ofRegion > 0 ? { region: upTo(ofRegion) } : {};
  return identify({ country, ...region, city: words.slice(ofRegion).join('-') }).city?.id ?? id;
}

/** Returns all names of a region or a town that has several, by the id of its facet. */
export function listOtherNames(group: 'region' | 'city', id: string): readonly string[] {
  const forms = formsById[group].get(id);
  return forms === undefined
    ? []
    : [...new Set([forms.name, ...Object.values(forms.names), ...forms.others])];
}
