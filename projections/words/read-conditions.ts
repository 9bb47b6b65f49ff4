import type { OfferConditions } from '@parvis/contracts/careers/offer-conditions.ts';
import type { OfferGroup } from '@parvis/contracts/careers/offer-groups.ts';
import { findOfferPreset } from '@parvis/contracts/careers/offer-presets.ts';
import type { Facet } from '@parvis/contracts/site/filters/facets.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import {
  type Interpretation,
  interpretKeywords,
  type SearchMeanings,
} from './interpret-keywords.ts';

/** What the keywords of conditions mean, and which facets they may add. */
export interface ReadingOptions {
  readonly locale: Locale;
  readonly meanings: SearchMeanings;
  /** The preset of the list. */
  readonly target?: string | undefined;
  /** Filters that are fixed: typed facets of their groups only count if they are among them. */
  readonly held?: OfferConditions['facets'] | undefined;
  /** Whether facets are recognised; otherwise all keywords are words. */
  readonly hasFacets?: boolean;
}

/**
 * Returns conditions with their keywords interpreted: facets that were typed are added to those of
 * their group.
 */
export function interpretConditions<C extends OfferConditions>(
  conditions: C,
  { locale, meanings, target, held: fixed, hasFacets = true }: ReadingOptions,
): { readonly conditions: C; readonly read: Interpretation } {
  const preset = findOfferPreset(target);
  const accepts = ({ group, id }: Facet<OfferGroup>) =>
    hasFacets && [preset?.[group], fixed?.[group]].every((ids) => ids?.includes(id) ?? true);
  const read = interpretKeywords(conditions.keywords, meanings, { locale, accepts });
  const { keywords, synonyms, references } = read;
  const chosen = [preset, fixed].reduce(withoutFixed, conditions.facets);
  const facets: Partial<Record<OfferGroup, readonly string[]>> = { ...conditions.facets };
  const titled: Partial<Record<OfferGroup, readonly string[]>> = {};
  for (const { group, ids, words } of read.facets) {
    const earlier = group in titled ? (facets[group] ?? []) : (chosen[group] ?? []);
    facets[group] = [...new Set([...earlier, ...ids])];
    titled[group] = [...(titled[group] ?? []), words];
  }
  return {
    conditions: { ...conditions, keywords, facets, titled, synonyms, references },
    read,
  };
}

/** Returns the facets that somebody chose: all that are allowed are those of groups without a choice. */
function withoutFixed(
  facets: OfferConditions['facets'],
  fixed: OfferConditions['facets'] = {},
): OfferConditions['facets'] {
  const chosen = Object.entries(facets).filter(([group, ids]) => {
    const allowed = Object.entries(fixed).find(([of]) => of === group)?.[1];
    return allowed === undefined || ids.length < allowed.length;
  });
  return Object.fromEntries(chosen);
}
