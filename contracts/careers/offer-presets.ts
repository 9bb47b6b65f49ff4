import { type ContractType, contractTypes, type OfferGroup } from './offer-groups.ts';

/** A named restriction of the offers, selected by `target` in their address; visitors cannot remove it. */
export type OfferPreset = Readonly<Partial<Record<OfferGroup, readonly string[]>>>;

const readersOf = {
  permanent: 'professionals',
  'fixed-term': 'professionals',
  temporary: 'professionals',
  apprenticeship: 'students',
  internship: 'students',
  vie: 'students',
  graduate: 'students',
  freelance: 'professionals',
} as const satisfies Readonly<Record<ContractType, string>>;

const presetFor = (readers: 'students' | 'professionals'): OfferPreset => ({
  contract: contractTypes.filter((one) => readersOf[one] === readers),
});
const presets: Readonly<Record<string, OfferPreset>> = {
  students: presetFor('students'),
  professionals: presetFor('professionals'),
};

/** Returns the preset of this name; undefined when there is none. */
export function findOfferPreset(target: string | undefined): OfferPreset | undefined {
  return target !== undefined && Object.hasOwn(presets, target) ? presets[target] : undefined;
}
