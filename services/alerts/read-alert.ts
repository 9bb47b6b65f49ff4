import type { KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import type { ShownAlert } from '@parvis/contracts/alerts/step-view.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import {
  readStoredCriteria,
  type TypedCriteria,
} from '@parvis/projections/pages/read-alert-criteria.ts';
import { readCategories } from '@parvis/projections/pages/read-categories.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Subject } from '../subjects/subject-store.ts';

/** Returns the words and place that a subject typed for one alert. */
export function readTyped(
  { data }: Subject,
  { id, wish }: Pick<KnownAlert, 'id' | 'wish'>,
): TypedCriteria & { readonly name: string } {
  const about = data.filter((datum) => datum.about === id);
  const place = about.find((datum) => datum.kind === 'coordinates')?.value;
  const radiusKm = wish.of === 'offers' ? wish.radiusKm : undefined;
  return {
    name: about.find((datum) => datum.kind === 'alert-name')?.value ?? '',
    keywords: about.find((datum) => datum.kind === 'keywords')?.value ?? '',
    near: place && radiusKm !== undefined ? { ...place, radiusKm } : undefined,
  };
}

/**
 * Returns an alert as its subject sees it, and its filters as a list's query.
 * @throws ReadModelNotServed
 */
export async function readAlert(
  db: Queryable,
  subject: Subject,
  alert: KnownAlert,
  locale: Locale,
): Promise<ShownAlert & { readonly filters: string }> {
  const { id, type, frequency, wish, state } = alert;
  const typed = readTyped(subject, alert);
  const common = { id, type, frequency, name: typed.name, isConfirmed: state === 'active' };
  if (wish.of === 'offers') {
    const { criteria, listPath, filters } = await readStoredCriteria(db, wish, typed, locale);
    return { ...common, criteria, listPath, filters };
  }
  const names = await readCategories(db, locale);
  const criteria = names
    .filter((category) => wish.categories.includes(category.id))
    .map(({ name }) => ({ of: 'categories' as const, name }));
  return { ...common, criteria, listPath: undefined, filters: '' };
}
