import { open } from 'node:fs/promises';
import { foldPlace } from '@parvis/contracts/careers/places/fold-place.ts';
import { listOtherNames } from '@parvis/contracts/careers/places/place-identity.ts';
import type { NamedOfferFacet } from './read-offer-words.ts';

/** The folded words by which people search a place. */
export interface PlaceWords {
  /** Its names in every language, local, former and short ones: their beginnings find it. */
  readonly names: readonly string[];
  /** Names in other languages, and codes: as a whole only. */
  readonly others: readonly string[];
  readonly postalCodes: readonly string[];
  /** What it is in: the number and the name of a département, the continent of a country. */
  readonly within: readonly string[];
}

type Codes = Omit<PlaceWords, 'names'>;

const none: Codes = { others: [], postalCodes: [], within: [] };
const listIn = (field = '') => (field === '' ? [] : field.split(','));

/**
 * The words of places from the table of the import, of which those of places that offers have are
 * kept in memory.
 */
export class PlaceVocabulary {
  readonly #known = new Map<string, Codes>();
  #file: string | undefined;
  #loading: Promise<void> = Promise.resolve();

  /** @param file the table `search-words.tsv`; without one, places have their names only */
  readFrom(file: string): void {
    this.#file = file;
    this.#known.clear();
  }

  /** Loads the words of places that are not known yet, in chunks: the process answers meanwhile. */
  async load(facets: readonly Pick<NamedOfferFacet, 'group' | 'id'>[]): Promise<void> {
    const file = this.#file;
    const isMissing = ({ group, id }: Pick<NamedOfferFacet, 'group' | 'id'>) =>
      (group === 'country' || group === 'city') && !this.#known.has(id);
    if (file === undefined || !facets.some(isMissing)) return;
    this.#loading = this.#loadMissing(this.#loading, file, () => facets.filter(isMissing));
    await this.#loading;
  }

  /** What another request is loading is not loaded again. */
  async #loadMissing(
    before: Promise<void>,
    file: string,
    missing: () => readonly Pick<NamedOfferFacet, 'id'>[],
  ): Promise<void> {
    await before;
    const ids = new Set(missing().map(({ id }) => id));
    if (ids.size > 0) await this.#read(file, ids);
  }

  /** Returns the words of a place; only its names before they are loaded. */
  of({ group, id, names }: Pick<NamedOfferFacet, 'group' | 'id' | 'names'>): PlaceWords {
    const others = group === 'region' || group === 'city' ? listOtherNames(group, id) : [];
    const folded = [...Object.values(names), ...others].map(foldPlace);
    const code = group === 'country' ? [id] : [];
    const known = this.#known.get(id) ?? none;
    return { ...known, names: [...new Set(folded)], others: [...code, ...known.others] };
  }

  async #read(file: string, missing: ReadonlySet<string>): Promise<void> {
    const found = new Map<string, Codes>();
    // A search is answered without the table: it only adds words.
    const table = await open(file).catch(() => undefined);
    // The lines close the file at their end.
    for await (const line of table?.readLines({ encoding: 'latin1' }) ?? []) {
      const id = line.slice(0, line.indexOf('\t'));
      if (!missing.has(id)) continue;
      const [, others, postalCodes, within] = line.split('\t');
      found.set(id, {
        others: listIn(others),
        postalCodes: listIn(postalCodes),
        within: listIn(within),
      });
    }
    for (const id of missing) this.#known.set(id, found.get(id) ?? none);
  }
}

/** The vocabulary of this process: the composition root names its table. */
export const placeVocabulary = new PlaceVocabulary();
