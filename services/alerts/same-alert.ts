import type { AlertCriteria, KnownAlert, OfferCriteria } from '@parvis/contracts/alerts/alert.ts';
import type { TypedCriteria } from '@parvis/projections/pages/read-alert-criteria.ts';

/** An alert with what was typed for it. */
export interface ComparedAlert {
  readonly alert: Pick<KnownAlert, 'wish' | 'locale'>;
  readonly typed: TypedCriteria;
}

/**
 * Returns whether two alerts of one subject would send the same things: job alerts with the same
 * criteria, however they are written; newsletters in one language that share a topic.
 */
export function areSame(one: ComparedAlert, other: ComparedAlert): boolean {
  const [a, b] = [one.alert.wish, other.alert.wish];
  if (a.of === 'news')
    return (
      b.of === 'news' &&
      one.alert.locale === other.alert.locale &&
      a.categories.some((category) => b.categories.includes(category))
    );
  return (
    b.of === 'offers' &&
    JSON.stringify(comparedCriteria(a, one.typed)) ===
      JSON.stringify(comparedCriteria(b, other.typed))
  );
}

/** Returns the criteria that an alert has once another one like it was confirmed: the topics of both. */
export function mergeCriteria(earlier: AlertCriteria, later: AlertCriteria): AlertCriteria {
  if (earlier.of !== 'news' || later.of !== 'news') return earlier;
  return { of: 'news', categories: [...new Set([...earlier.categories, ...later.categories])] };
}

/** Returns criteria in the form used for comparison. */
function comparedCriteria(
  { facets, switches, target, radiusKm }: OfferCriteria,
  typed: TypedCriteria,
) {
  const { keywords, near } = typed;
  return {
    facets: Object.entries(facets)
      .filter(([, ids]) => ids.length > 0)
      .map(([group, ids]) => [group, sorted(ids)] as const)
      .toSorted(([a], [b]) => a.localeCompare(b)),
    switches: sorted(switches),
    target,
    radiusKm,
    keywords: sortedWords(keywords),
    // About a kilometre: nobody wants two alerts for two ends of a street.
    near: near && [near.latitude.toFixed(2), near.longitude.toFixed(2)],
  };
}

/** Returns the words of a search without their order, case and accents. */
function sortedWords(keywords: string): readonly string[] {
  const plain = keywords.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return sorted(plain.split(/[^\p{L}\p{N}+#]+/u).filter((word) => word !== ''));
}

function sorted(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].toSorted((one, other) => one.localeCompare(other));
}
