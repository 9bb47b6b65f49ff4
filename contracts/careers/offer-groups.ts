/**
 * The facet groups of offers, in their order in addresses. Continent, country, region and city are
 * levels of one place.
 */
export const offerGroups = [
  'contract',
  'domain',
  'entity',
  'continent',
  'country',
  'region',
  'city',
  'experience',
  'working_time',
  'remote',
] as const;
export type OfferGroup = (typeof offerGroups)[number];

/** Returns a value for each facet group. */
export function perGroup<T>(valueOf: (group: OfferGroup) => T): Readonly<Record<OfferGroup, T>> {
  return {
    contract: valueOf('contract'),
    domain: valueOf('domain'),
    entity: valueOf('entity'),
    continent: valueOf('continent'),
    country: valueOf('country'),
    region: valueOf('region'),
    city: valueOf('city'),
    experience: valueOf('experience'),
    working_time: valueOf('working_time'),
    remote: valueOf('remote'),
  };
}

/** The levels of a place, from the widest. */
export const placeGroups = ['continent', 'country', 'region', 'city'] as const;
export type PlaceGroup = (typeof placeGroups)[number];
/** The groups other than those of places: an offer has at most one value of each. */
export type TraitGroup = Exclude<OfferGroup, PlaceGroup>;

/** Returns whether a group is a level of places: an offer can have several of its values. */
export function isPlaceGroup(group: string): group is PlaceGroup {
  const places: readonly string[] = placeGroups;
  return places.includes(group);
}

/** The types of contract, by their names on the French labour market or the nearest equivalents. */
export const contractTypes = [
  'permanent',
  'fixed-term',
  'temporary',
  'apprenticeship',
  'internship',
  'vie',
  'graduate',
  'freelance',
] as const;
export type ContractType = (typeof contractTypes)[number];
/** Years of experience: none, up to 3, 3 to 6, 6 to 10, more. */
export const experienceLevels = ['entry', 'junior', 'confirmed', 'senior', 'expert'] as const;
export const workingTimes = ['full-time', 'part-time'] as const;
export const remotePolicies = ['on-site', 'hybrid', 'remote'] as const;
export const continents = [
  'europe',
  'africa',
  'asia',
  'north-america',
  'south-america',
  'oceania',
  'antarctica',
] as const;

/** The levels of a place by which offers are similar, narrowest first. */
const placesAlike = ['city', 'region', 'country'] as const;

/**
 * Returns the groups in which similar offers agree; of their places, only the narrowest shared
 * level.
 */
export function sharedGroups(isShared: (group: OfferGroup) => boolean): readonly OfferGroup[] {
  const place = placesAlike.find(isShared);
  return (['contract', 'domain', place, 'experience'] as const).flatMap((group) =>
    group !== undefined && (group === place || isShared(group)) ? [group] : [],
  );
}
