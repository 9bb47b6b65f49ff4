import type { Offer } from '@parvis/contracts/careers/offer.ts';
import type { contractTypes, experienceLevels } from '@parvis/contracts/careers/offer-groups.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { SeededRandom } from '../../random/seeded-random.ts';
import { inLanguagesOf } from './in-languages-of.ts';
import type { Ingredients } from './ingredients.ts';
import {
  type Domain,
  type Employer,
  type Occupation,
  type OfferStock,
  type Workplace,
} from './offer-stock.ts';
import { monthlyPay, yearlyPay } from './pay.ts';
import { readOfferStock } from './read-offer-stock.ts';
import { descriptionOf } from './write-description.ts';

/** The employer that is no bank. */
const groupName = 'Groupe Estuaire';

type Contract = (typeof contractTypes)[number];

/** An offer before its opening date is known. */
export type ComposedOffer = Omit<
  Offer,
  'source' | 'reference' | 'applyUrl' | 'publishedAt' | 'closesAt'
>;

/**
 * Composes an offer, complete in the languages that all its sentences have; the same for the same
 * state of the random generator.
 */
export function composeOffer(random: SeededRandom): ComposedOffer {
  const stock = readOfferStock();
  const ingredients = chooseIngredients(stock, random);
  const { domain, employer, place, contract, years, remote, workingTime } = ingredients;
  const { region, city, country, latitude, longitude } = place;
  return {
    title: inLanguagesOf(stock, titleIn(ingredients, stock)),
    description: descriptionOf(ingredients, stock, random),
    contract,
    domain: domain.name,
    entity: employer.name,
    place: { continent: 'europe', country, region, city, latitude, longitude },
    experience: levelOf(years),
    workingTime,
    remote,
    salary: payOf(ingredients),
  };
}

function chooseIngredients(
  { domains, employers, texts }: OfferStock,
  random: SeededRandom,
): Ingredients {
  const domain = bySharesOf(domains, random);
  const occupation = lesser(random.oneOf(domain.occupations), random.oneOf(domain.occupations));
  const employer = bySharesOf(domain.isLocal ? employers.filter(isBank) : employers, random);
  const place = random.chance(0.35)
    ? random.oneOf(employer.places.slice(0, 2))
    : random.oneOf(employer.places);
  const contract = chooseContract(occupation, place, random);
  const [least, most] = occupation.years;
  const isLearner = texts('prefix', contract).length > 0;
  const years = isLearner ? 0 : Math.min(random.between(least, most), random.between(least, most));
  return {
    domain,
    occupation,
    employer,
    place,
    contract,
    years,
    remote: isLearner && domain.remote === 'remote' ? 'hybrid' : chooseRemote(domain, random),
    workingTime: !isLearner && random.chance(0.07) ? 'part-time' : 'full-time',
  };
}

function isBank({ name }: Employer): boolean {
  return name !== groupName;
}

/** Junior positions are more frequent than senior ones. */
function lesser(one: Occupation, other: Occupation): Occupation {
  return one.pay <= other.pay ? one : other;
}

function bySharesOf<T extends { readonly share: number }>(
  things: readonly T[],
  random: SeededRandom,
): T {
  const all = things.reduce((sum, { share }) => sum + share, 0);
  let left = random.between(1, all);
  const chosen = things.find(({ share }) => {
    left -= share;
    return left <= 0;
  });
  return chosen ?? random.oneOf(things);
}

function chooseContract(
  { years: [least] }: Occupation,
  { country }: Workplace,
  random: SeededRandom,
): Contract {
  if (least > 3) return random.chance(0.94) ? 'permanent' : 'fixed-term';
  const chosen = random.between(1, 100);
  if (chosen <= 62) return 'permanent';
  if (chosen <= 75) return 'fixed-term';
  if (chosen <= 78) return 'temporary';
  if (chosen <= 88) return country === 'FR' || country === 'DE' ? 'apprenticeship' : 'internship';
  if (chosen <= 95) return 'internship';
  return country === 'FR' ? 'graduate' : 'vie';
}

function chooseRemote({ remote }: Domain, random: SeededRandom): Ingredients['remote'] {
  if (random.chance(0.8)) return remote;
  return remote === 'hybrid' ? random.oneOf(['on-site', 'remote'] as const) : 'hybrid';
}

function titleIn({ contract, occupation }: Ingredients, { texts }: OfferStock) {
  const [whole] = texts('title');
  const [prefix] = texts('prefix', contract);
  return (locale: Locale) => {
    const title = whole?.[locale].replace('{title}', occupation.title[locale]) ?? '';
    return prefix === undefined ? title : `${prefix[locale]} – ${title}`;
  };
}

function levelOf(years: number): (typeof experienceLevels)[number] {
  if (years === 0) return 'entry';
  if (years < 3) return 'junior';
  if (years < 6) return 'confirmed';
  return years < 10 ? 'senior' : 'expert';
}

function payOf({ contract, occupation, years, place, workingTime }: Ingredients): Offer['salary'] {
  const { country } = place;
  switch (contract) {
    case 'apprenticeship':
      return monthlyPay(1350, country);
    case 'internship':
      return monthlyPay(1250, country);
    case 'vie':
      return monthlyPay(2600, 'FR');
    default: {
      const share = workingTime === 'part-time' ? 0.6 : 1;
      return yearlyPay(occupation.pay * share, years, country);
    }
  }
}
