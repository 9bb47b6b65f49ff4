import type { OfferPlace } from '@parvis/contracts/careers/offer.ts';
import type { OfferPage } from '@parvis/contracts/careers/offer-views.ts';
import { toSlug } from '@parvis/contracts/site/slug.ts';
import { renderRichText } from '../../server/render-rich-text.tsx';
import type { StructuredNode } from '../../server/structured-data.ts';

/** The group that publishes the site. */
interface Group {
  /** In the page's language. */
  readonly name: string;
  /** Scheme and host of the site. */
  readonly origin: string;
}

/**
 * Returns an open offer in the format of Google's rules for job postings (Search Central, “Job
 * posting”). Undefined when no place is known, because it would be invalid. An unknown employer is
 * left out: it need not be the group.
 */
export function jobPosting(offer: OfferPage, group: Group): StructuredNode | undefined {
  if (offer.places.length === 0) return undefined;
  const { facts, reference, title, writtenIn, publishedAt, closesAt } = offer;
  return {
    '@type': 'JobPosting',
    title,
    description: renderRichText(offer.description, writtenIn),
    datePosted: publishedAt,
    validThrough: closesAt,
    employmentType: employmentTypes(offer),
    hiringOrganization: toEmployer(offer, group),
    ...toLocation(offer),
    baseSalary: baseSalary(offer),
    identifier: { '@type': 'PropertyValue', name: facts.entity, value: reference },
    experienceRequirements: experience(offer),
    occupationalCategory: facts.domain,
    inLanguage: writtenIn,
    // Applications are made on the recruitment site, behind our redirect.
    directApply: false,
    url: group.origin + offer.path,
  };
}

/** This site is that of the group itself, not that of another employer, or of one of its companies. */
function toEmployer({ facts: { entity } }: OfferPage, { name, origin }: Group) {
  if (entity === undefined) return undefined;
  const isGroup = toSlug(entity) === toSlug(name);
  return { '@type': 'Organization', name: entity, sameAs: isGroup ? `${origin}/` : undefined };
}

/** The places of an offer; of one that is remote, the countries of its applicants. */
function toLocation({ places, facets }: OfferPage): Readonly<Record<string, unknown>> {
  if (facets.remote !== 'remote')
    return { jobLocation: oneOrAll(places.map(({ place }) => locationAt(place))) };
  const countries = new Set(places.map(({ place, names }) => names.country ?? place.country));
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: oneOrAll(
      Array.from(countries, (name) => ({ '@type': 'Country', name })),
    ),
  };
}

function oneOrAll<T>(values: readonly T[]): T | readonly T[] {
  const [first] = values;
  return first !== undefined && values.length === 1 ? first : values;
}

function locationAt(place: OfferPlace) {
  const { street, postalCode, city, region, country, latitude, longitude } = place;
  const address = {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressRegion: region,
    addressCountry: country,
  };
  const geo =
    latitude === undefined || longitude === undefined
      ? undefined
      : { '@type': 'GeoCoordinates', latitude, longitude };
  return { '@type': 'Place', address, geo };
}

const byContract: Readonly<Record<string, string>> = {
  temporary: 'TEMPORARY',
  'fixed-term': 'TEMPORARY',
  freelance: 'CONTRACTOR',
  internship: 'INTERN',
  apprenticeship: 'INTERN',
  vie: 'OTHER',
};
const byWorkingTime: Readonly<Record<string, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
};

function employmentTypes({ facets }: OfferPage): readonly string[] | undefined {
  const types = [byWorkingTime[facets.working_time ?? ''], byContract[facets.contract ?? '']];
  const known = types.filter((type) => type !== undefined);
  return known.length === 0 ? undefined : known;
}

function baseSalary({ salary }: OfferPage) {
  if (salary === undefined || 'words' in salary) return undefined;
  const { minimum, maximum, currency, per } = salary;
  const value =
    minimum === maximum
      ? { value: minimum }
      : { minValue: minimum === 0 ? undefined : minimum, maxValue: maximum };
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...value, unitText: per.toUpperCase() },
  };
}

/** The minimum experience of each level, in months. */
const monthsOfExperience: Readonly<Record<string, number>> = {
  confirmed: 36,
  senior: 72,
  expert: 120,
};

function experience({ facets }: OfferPage) {
  if (facets.experience === 'entry') return 'no requirements';
  const months = monthsOfExperience[facets.experience ?? ''];
  if (months === undefined) return undefined;
  return { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: months };
}
