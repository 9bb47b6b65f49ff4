import { dateSliderMinimumRangeMonths } from '@parvis/contracts/limits/lists.ts';
import { type FacetGroup, facetGroups } from '@parvis/contracts/site/filters/facets.ts';
import { type Month, monthCode, monthNumber } from '@parvis/contracts/site/filters/months.ts';
import { facetCode } from '../content-state/facet-code.ts';
import {
  add,
  type BitSet,
  fullSet,
  intersection,
  membersOf,
  sizeOf,
  sizeOfIntersection,
  unionOf,
} from '../sets/bit-set.ts';
import { splitWords } from './list-words.ts';
import { monthPrefix } from './listing-tables.ts';
import { valuesNamed } from './named-value.ts';
import { type FilteredPage, isoMonth, type ListQuery } from './query-list.ts';

/** An entry of a list in memory: its id, and its words, each after a space. */
export interface InMemoryEntry {
  readonly id: string;
  readonly words: string;
}

interface InMemoryMonth {
  readonly month: number;
  readonly bits: BitSet;
}

/** A page of a list, with the ids of its entries. */
export type InMemoryPage = Omit<FilteredPage<never>, 'position' | 'entries'> & {
  readonly ids: readonly string[];
};

/** The months to show, and whether either end excludes any entries. */
interface Period {
  readonly start: number | null;
  readonly end: number | null;
}

/**
 * A current list in memory, filtered with the same results as `filteredList`, but without a query.
 * None of its entries may end.
 */
export class InMemoryListing {
  readonly #entries: readonly InMemoryEntry[];
  readonly #values: ReadonlyMap<string, BitSet>;
  readonly #ofGroups: ReadonlyMap<FacetGroup, readonly (readonly [string, BitSet])[]>;
  readonly #months: readonly InMemoryMonth[];

  /**
   * @param entries in the order of the list
   * @param values the entries with each value, as `group:id`
   */
  constructor(entries: readonly InMemoryEntry[], values: ReadonlyMap<string, BitSet>) {
    this.#entries = entries;
    this.#values = values;
    this.#ofGroups = new Map(
      facetGroups.map((group) => [
        group,
        [...values].filter(([code]) => code.startsWith(`${group}:`)),
      ]),
    );
    this.#months = [...values]
      .flatMap(([code, bits]) => toMonths(code, bits))
      .toSorted((one, other) => one.month - other.month);
  }

  /** One page of the entries that meet the filters. */
  filter({
    state,
    named,
    pageSize,
  }: Pick<ListQuery, 'state' | 'named' | 'pageSize'>): InMemoryPage {
    const { facets, keywords, page } = state;
    const period = this.#fittedPeriod(state);
    const conditions = [
      ...this.#within(period),
      ...splitWords(keywords).map((word) => this.#saying(word, valuesNamed(word, named))),
    ];
    const fits = conditions.reduce(intersection, fullSet(this.#entries.length));
    const chosen = facetGroups.flatMap((group) => {
      const ids = facets[group] ?? [];
      return ids.length === 0
        ? []
        : [{ group, bits: this.#carrying(ids.map((id) => facetCode(group, id))) }];
    });
    const meetingAll = (but?: FacetGroup) =>
      chosen
        .filter(({ group }) => group !== but)
        .reduce((bits, one) => intersection(bits, one.bits), fits);
    const found = meetingAll();
    const total = sizeOf(found);
    const start = (page - 1) * pageSize;
    const places = membersOf(found, total).subarray(start, start + pageSize);
    return {
      ids: [...places].flatMap((place) => this.#entries[place]?.id ?? []),
      total,
      counts: this.#counts(meetingAll),
      firstMonth: toIso(this.#months.at(0)?.month ?? null),
      lastMonth: toIso(this.#months.at(-1)?.month ?? null),
      periodStart: toIso(period.start),
      periodEnd: toIso(period.end),
      nextEnd: null,
    };
  }

  #counts(meetingAll: (but: FacetGroup) => BitSet): Record<string, number> {
    const counted = [...this.#ofGroups].flatMap(([group, values]) => {
      const offered = meetingAll(group);
      return values.map(([code, bits]) => [code, sizeOfIntersection(bits, offered)] as const);
    });
    return Object.fromEntries(counted);
  }

  /** Returns the entries with one of these values. */
  #carrying(codes: readonly string[]): BitSet {
    return unionOf(
      codes.flatMap((code) => this.#values.get(code) ?? []),
      this.#entries.length,
    );
  }

  /**
   * Returns the entries with a word that has this prefix, or with one of the values that it names.
   */
  #saying(prefix: string, codes: readonly string[]): BitSet {
    const bits = this.#carrying(codes);
    this.#entries.forEach(({ words }, place) => {
      if (words.includes(` ${prefix}`)) add(bits, place);
    });
    return bits;
  }

  #within({ start, end }: Period): readonly BitSet[] {
    if (start === null && end === null) return [];
    const months = this.#months.filter(
      ({ month }) => month >= (start ?? month) && month <= (end ?? month),
    );
    return [
      unionOf(
        months.map(({ bits }) => bits),
        this.#entries.length,
      ),
    ];
  }

  /** Returns the requested months, fitted between those of the entries. */
  #fittedPeriod({ dateStart, dateEnd }: ListQuery['state']): Period {
    const [first, last] = [this.#months.at(0)?.month, this.#months.at(-1)?.month];
    if (first === undefined || last === undefined) return { start: null, end: null };
    const shortest = dateSliderMinimumRangeMonths;
    const start = Math.min(Math.max(numberOf(dateStart) ?? first, first), last - shortest);
    const end = Math.min(Math.max(numberOf(dateEnd) ?? last, start + shortest), last);
    return { start: start > first ? start : null, end: end < last ? end : null };
  }
}

function toMonths(code: string, bits: BitSet): readonly InMemoryMonth[] {
  if (!code.startsWith(monthPrefix)) return [];
  const [year, inYear] = code.slice(monthPrefix.length).split('-');
  const month = monthNumber(`${inYear}-${year}`);
  return month === undefined ? [] : [{ month, bits }];
}

function numberOf(month: Month | undefined): number | undefined {
  return month === undefined ? undefined : monthNumber(month);
}

function toIso(month: number | null): string | null {
  return month === null ? null : isoMonth(monthCode(month));
}
