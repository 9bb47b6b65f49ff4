import { areaOf } from './areas.ts';
import type { RawPlace } from './raw-place.ts';

/** “75 - Paris 12e Arrondissement”, “2A - Corse-du-Sud”, “974 - Saint-Denis”. */
const departementAndName = /^\s*(\d{2,3}|2[AB])\s*[-–]\s*(.+?)\s*$/i;
/** “Nantes (44)”, “44000 Nantes”. */
const nameAndCode = /^\s*(.+?)\s*\((\d{2,3}|2[AB])\)\s*$/i;
const postalAndName = /^\s*(\d{5})\s+(\D.*?)\s*$/;
/** Texts that do not name a place, although they are in a place's field. */
const noPlace =
  /^(?:remote|anywhere|télétravail|teletravail|home office|n\/?a|-|non précisé|worldwide)$/i;
/** Words before or after a place. */
const besides =
  /^(?:remote (?:in|-|–)|hybrid (?:in|-|–)|greater)\s+|\s+(?:area|metropolitan area|\((?:remote|hybrid|on-?site)\))$/gi;

/** Returns the fields of a place, completed from its text. */
export function readPlaceWords(
  given: RawPlace,
  codeOfCountry: (words: string) => string | undefined,
): RawPlace {
  const { words } = given;
  const city = cityOf(given.city);
  const fields = { ...given, ...city };
  if (words === undefined || city.city !== undefined || noPlace.test(words.trim())) return fields;
  const read = fieldsIn(words.replace(besides, '').trim(), codeOfCountry);
  return { ...read, ...definedOf(fields) };
}

function cityOf(words: string | undefined): RawPlace {
  if (words === undefined || words.trim() === '' || noPlace.test(words.trim()))
    return { city: undefined };
  return codedIn(words) ?? { city: words };
}

/** Returns a name with the code of its département, or its postal code. */
function codedIn(words: string): RawPlace | undefined {
  const [, departement, name] = departementAndName.exec(words) ?? [];
  if (departement !== undefined)
    return { departement: departement.toUpperCase(), city: name, country: 'FR' };
  const [, named, code] = nameAndCode.exec(words) ?? [];
  if (code !== undefined) return { departement: code.toUpperCase(), city: named, country: 'FR' };
  const [, postalCode, city] = postalAndName.exec(words) ?? [];
  return postalCode === undefined ? undefined : { postalCode, city };
}

function fieldsIn(words: string, codeOfCountry: (words: string) => string | undefined): RawPlace {
  const coded = codedIn(words);
  if (coded !== undefined) return coded;
  const parts = words
    .split(/[,;|]|\s[-–/]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const last = parts.at(-1) ?? '';
  // “CA” after a city means California rather than Canada.
  const area = parts.length > 1 ? areaOf(last) : undefined;
  if (area !== undefined) return { city: parts[0], region: area.name, country: area.country };
  const country = codeOfCountry(last);
  if (country === undefined) return { city: parts[0], region: parts[1] };
  const [city, region] = parts.slice(0, -1);
  return { city, region, country };
}

function definedOf(fields: RawPlace): RawPlace {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
