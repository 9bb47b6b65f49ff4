import type { OfferPage } from '@parvis/contracts/careers/offer-views.ts';
import { renderRichText } from '../../server/render-rich-text.tsx';
import type { StructuredNode } from '../../server/structured-data.ts';

interface Employer {
  /** The group's name in the page's language. */
  readonly name: string;
  /** Scheme and host of the site. */
  readonly origin: string;
}

/**
 * Returns an open offer in the format of Google's rules for job postings (Search Central, “Job
 * posting”): with a place, or remote. Undefined when it has neither, because it would be invalid.
 */
export function jobPosting(offer: OfferPage, group: Employer): StructuredNode | undefined {
  const where = locationOf(offer);
  if (where === undefined) return undefined;
  const { facts, reference, title, writtenIn, publishedAt, closesAt } = offer;
  const employer = facts.entity ?? group.name;
  return {
    '@type': 'JobPosting',
    title,
    description: renderRichText(offer.description, writtenIn),
    datePosted: publishedAt,
    validThrough: closesAt,
    employmentType: employmentTypes(offer),
    hiringOrganization: { '@type': 'Organization', name: employer, sameAs: `${group.origin}/` },
    ...where,
    baseSalary: baseSalary(offer),
    identifier: { '@type': 'PropertyValue', name: employer, value: reference },
    experienceRequirements: experience(offer),
    industry: facts.domain,
    inLanguage: writtenIn,
    // Applications are made on the recruitment site, behind our redirect.
    directApply: false,
    url: group.origin + offer.path,
  };
}

function locationOf({
  place,
  facts,
  facets,
}: OfferPage): Readonly<Record<string, unknown>> | undefined {
  if (place === undefined) return undefined;
  const { city, region, country, latitude, longitude } = place;
  if (facets.remote === 'remote')
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: facts.country ?? country },
    };
  const address = {
    '@type': 'PostalAddress',
    addressLocality: city,
    addressRegion: region,
    addressCountry: country,
  };
  const geo =
    latitude === undefined || longitude === undefined
      ? undefined
      : { '@type': 'GeoCoordinates', latitude, longitude };
  return { jobLocation: { '@type': 'Place', address, geo } };
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
