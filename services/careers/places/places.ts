import type { OfferPlace } from '@parvis/contracts/careers/offer.ts';
import { type Chosen, choosePlaces } from './choose-places.ts';
import { Gazetteer } from './gazetteer.ts';
import type { PlaceField, PlaceItem } from './place-item.ts';
import type { PlaceNote } from './place-note.ts';
import { parsePoint, pointNear } from './points.ts';
import type { RawPlace } from './raw-place.ts';
import { PartReader } from './read-parts.ts';
import { type RemoteWork, takeRemoteWords } from './remote-words.ts';
import { takeStreet } from './split-text.ts';

/** What the words of a record say about where the work is. */
export interface PlacesRead {
  /** In the order of the words, each once; the first is where the offer is said to be. */
  readonly places: readonly OfferPlace[];
  /** How much of the work is remote, if the words say so. */
  readonly remote: RemoteWork;
  readonly notes: readonly PlaceNote[];
}

/** The context in which places are read. */
export interface PlacesContext {
  /** The country that the feed is from (ISO 3166-1, two capitals), where its towns are looked for first. */
  readonly country?: string | undefined;
}

/** What the fields of a source say. */
interface ReadFields {
  readonly items: readonly PlaceItem[];
  readonly remote: RemoteWork;
  readonly street: string | undefined;
}

/** Sources of which the reading is kept. */
const mostKnown = 5000;
const longest = { text: 1000, note: 120, street: 200, postalCode: 20 } as const;

/** Reads the places of offers as feeds and people write them. */
export class Places {
  readonly #gazetteer: Gazetteer;
  readonly #reader: PartReader;
  readonly #known = new Map<string, PlacesRead>();

  private constructor(gazetteer: Gazetteer) {
    this.#gazetteer = gazetteer;
    this.#reader = new PartReader(gazetteer);
  }

  /** @param folder the folder of the tables */
  static async open(folder: string): Promise<Places> {
    return new Places(await Gazetteer.open(folder));
  }

  /** Returns the places that are named, each as precise as possible, and what was not understood. */
  read(raw: RawPlace | readonly RawPlace[], context: PlacesContext = {}): PlacesRead {
    const read = [raw].flat().map((one) => this.#remembered(one, context));
    return {
      places: withoutRepetitions(read.flatMap(({ places }) => places)),
      remote: read.map(({ remote }) => remote).find((remote) => remote !== undefined),
      notes: read.flatMap(({ notes }) => notes),
    };
  }

  /** Feeds repeat their places. */
  #remembered(raw: RawPlace, context: PlacesContext): PlacesRead {
    const key = JSON.stringify([raw, context.country]);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const read = this.#readOne(raw, context);
    if (this.#known.size === mostKnown) this.#known.clear();
    this.#known.set(key, read);
    return read;
  }

  #readOne(raw: RawPlace, { country }: PlacesContext): PlacesRead {
    const point = parsePoint(raw.latitude, raw.longitude);
    const { items, remote, street } = this.#fieldsOf(raw);
    const commune = this.#gazetteer.townOfCommune(raw.communeCode?.trim() ?? '');
    if (commune !== undefined) {
      const places = this.#placesOf([{ of: commune }], raw, street);
      return { places, remote, notes: [] };
    }
    const { chosen, doubts } = choosePlaces(items, { country, point });
    const notes = doubts.map(
      ({ code, item }) =>
        ({ field: 'place', code, words: item.words.slice(0, longest.note) }) as const,
    );
    return { places: this.#placesOf(chosen, raw, street), remote, notes };
  }

  /** The text is read when the field of the city says nothing; it may hold the street. */
  #fieldsOf(raw: RawPlace): ReadFields {
    const city = this.#textOf(raw.city, 'city');
    const isNamed = city.items.some(({ towns, areas }) => towns.length > 0 || areas.length > 0);
    const words = this.#textOf(raw.words, 'words');
    const region = this.#textOf(raw.region, 'region');
    const country = this.#textOf(raw.country, 'country');
    const departement = this.#textOf(raw.departement, 'region');
    const postalCode = this.#textOf(raw.postalCode?.replaceAll(/[\s-]/g, ''), 'city');
    const codes = postalCode.items.filter(({ postal }) => postal !== undefined);
    const named = isNamed ? city.items : [...words.items, ...city.items];
    return {
      items: [...named, ...codes, ...departement.items, ...region.items, ...country.items],
      remote: [words, city, region, country].find(({ remote }) => remote !== undefined)?.remote,
      street: raw.street ?? words.street ?? city.street,
    };
  }

  #textOf(raw: string | undefined, field: PlaceField): ReadFields {
    if (raw === undefined) return { items: [], remote: undefined, street: undefined };
    const text = raw
      .slice(0, longest.text)
      .normalize('NFC')
      .replaceAll(/[^\S\n]+/g, ' ')
      .trim();
    const withoutRemote = takeRemoteWords(text);
    const { text: rest, street } = takeStreet(withoutRemote.text);
    return { items: this.#reader.read(rest, field), remote: withoutRemote.remote, street };
  }

  #placesOf(
    chosen: readonly Chosen[],
    raw: RawPlace,
    street: string | undefined,
  ): readonly OfferPlace[] {
    const point = parsePoint(raw.latitude, raw.longitude);
    const isOne = chosen.length === 1;
    return chosen.flatMap(({ of, postalCode }) => {
      const place = this.#gazetteer.placeOf(of);
      if (place === undefined) return [];
      const { latitude, longitude, ...rest } = place;
      const known = latitude === undefined ? undefined : parsePoint(latitude, longitude);
      const code = toLine(postalCode ?? (isOne ? raw.postalCode : undefined), longest.postalCode);
      const named = isOne ? toLine(street, longest.street) : undefined;
      return [
        {
          ...rest,
          ...(code && { postalCode: code }),
          ...(named && { street: named }),
          ...(isOne ? pointNear(point, known) : known),
        },
      ];
    });
  }
}

function toLine(text: string | undefined, length: number): string | undefined {
  return text?.replaceAll(/\s+/g, ' ').trim().slice(0, length) || undefined;
}

/** Places of several sources that are the same, and countries and regions of other places. */
function withoutRepetitions(places: readonly OfferPlace[]): readonly OfferPlace[] {
  const isIn = (one: OfferPlace, area: OfferPlace) =>
    one.country === area.country &&
    (area.region === undefined || one.region === area.region) &&
    (area.city === undefined || one.city === area.city);
  return places.filter(
    (place, at) =>
      !places.some(
        (other, index) => index !== at && isIn(other, place) && (index < at || !isIn(place, other)),
      ),
  );
}
