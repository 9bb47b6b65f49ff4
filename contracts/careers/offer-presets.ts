import type { OfferGroup } from './offer-groups.ts';

/** A named restriction of the offers, selected by `target` in their address; visitors cannot remove it. */
export type OfferPreset = Readonly<Partial<Record<OfferGroup, readonly string[]>>>;

const presets: Readonly<Record<string, OfferPreset>> = {
  students: { contract: ['internship', 'apprenticeship', 'graduate', 'vie'] },
  professionals: { contract: ['permanent', 'fixed-term', 'temporary', 'freelance'] },
};

/** Returns the preset of this name; undefined when there is none. */
export function findOfferPreset(target: string | undefined): OfferPreset | undefined {
  return target !== undefined && Object.hasOwn(presets, target) ? presets[target] : undefined;
}
