import type { OfferCriteria } from '@parvis/contracts/alerts/alert.ts';
import { withPreset } from '@parvis/contracts/careers/offer-conditions.ts';
import { facetsOfOffer, type OfferFacet } from '@parvis/contracts/careers/offer-facets.ts';
import { offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { CriteriaIndex } from '@parvis/projections/offer-index/find-criteria.ts';
import { findNewOffers } from '@parvis/projections/offers/find-new-offers.ts';
import type { SearchWords } from '@parvis/projections/pages/read-search-words.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { SubjectStore } from '../../subjects/subject-store.ts';
import { criteriaConditions } from '../criteria-conditions.ts';
import type { RecordedMatch } from '../ledger.ts';
import { loadTypedCriteria } from '../load-typed-criteria.ts';
import type { DueAlert } from './due-alerts.ts';
import type { Matches } from './matches.ts';

/** The number of offers read in one batch. */
const pageSize = 500;

/**
 * Assigns new offers to the alerts that match them. The typed text of alerts is held only in
 * memory.
 */
export class OfferMatching {
  readonly #matches: Matches;
  readonly #meanings: SearchWords;
  readonly #index = new CriteriaIndex();
  /** The facets of the offers that were found for an alert. */
  readonly #facets = new Map<string, readonly OfferFacet[]>();

  /** @param meanings what the keywords of alerts are read with */
  constructor(matches: Matches, meanings: SearchWords) {
    this.#matches = matches;
    this.#meanings = meanings;
  }

  /** Adds a page of job alerts; those of erased subjects are omitted. @throws UnsealFailed */
  async take(due: readonly DueAlert[], subjects: SubjectStore): Promise<void> {
    const given = await loadTypedCriteria(
      subjects,
      due.map(({ alert }) => alert),
    );
    for (const one of due) {
      const { wish: criteria, locale, id } = one.alert;
      if (criteria.of !== 'offers') continue;
      const words = given.get(id) ?? {};
      // Without its typed input it would match unwanted offers.
      if (criteria.hasKeywords && words.keywords === undefined) continue;
      if (criteria.radiusKm !== undefined && words.coordinates === undefined) continue;
      this.#index.add(criteriaConditions(criteria, words, locale, this.#meanings));
      this.#matches.add(one, (item) => this.#recorded(criteria, item));
    }
  }

  /** Matches new open offers with the alerts. @throws ReadModelNotServed */
  async compare(db: Queryable, until: Position): Promise<void> {
    let after = this.#matches.earliest;
    while (after !== undefined) {
      const page = await findNewOffers(db, { after, until }, pageSize);
      for (const { id, since, state } of page) {
        if (state.deleted) continue;
        const found = this.#index.findFor(state.content.shown);
        if (found.length === 0) continue;
        this.#facets.set(id, facetsOfOffer(state.content.shown));
        for (const number of found) this.#matches.found(number, id, since);
      }
      after = page.length < pageSize ? undefined : page.at(-1)?.since;
    }
  }

  #recorded(criteria: OfferCriteria, item: string): RecordedMatch {
    const carried = this.#facets.get(item) ?? [];
    const filtered = withPreset(criteria);
    // Of several places, the first that was wished for.
    const facets = offerGroups.flatMap((group) => {
      const wanted = filtered[group] ?? [];
      const met = carried.find((one) => one.group === group && wanted.includes(one.id));
      return met === undefined ? [] : [[group, met.id] as const];
    });
    return {
      ...(facets.length > 0 && { facets: Object.fromEntries(facets) }),
      ...(criteria.hasKeywords && { hasKeywords: true }),
      ...(criteria.radiusKm !== undefined && { isNear: true }),
    };
  }
}
