import type { Offer } from '@parvis/contracts/careers/offer.ts';

const contracts: readonly (readonly [NonNullable<Offer['contract']>, RegExp])[] = [
  ['apprenticeship', /apprenti|alternance|professionnalisation/i],
  ['internship', /\bintern(?:s|ship|ships)?\b|\bstage\b|\bstagiaire/i],
  ['vie', /\bv\.?i\.?e\b/i],
  ['graduate', /\bgraduate/i],
  ['freelance', /freelance|ind[ée]pendant|\bcontractor|self[ -]employed/i],
  ['temporary', /int[ée]rim|temporary|\btemp\b|seasonal|saisonnier/i],
  ['fixed-term', /\bcdd\b|fixed|contract\b|d[ée]termin[ée]e/i],
  ['permanent', /\bcdi\b|permanent|regular|ind[ée]termin[ée]e/i],
];

/** Returns the contract that a text names: “CDI, temps plein”, “INTERN”, “Fixed term”. */
export function contractIn(words: string): Offer['contract'] {
  const spaced = words.replaceAll('_', ' ');
  if (/ind[ée]termin/i.test(spaced)) return 'permanent';
  return contracts.find(([, said]) => said.test(spaced))?.[0];
}

/** Returns the working time that a text names. */
export function workingTimeIn(words: string): Offer['workingTime'] {
  if (/full|plein/i.test(words)) return 'full-time';
  return /part[ _-]?time|partiel/i.test(words) ? 'part-time' : undefined;
}

const remotes: readonly (readonly [NonNullable<Offer['remote']>, RegExp])[] = [
  ['hybrid', /hybrid|partiel|temporarily/i],
  ['remote', /remote|wfh|fully|complet|oui|yes|true|telecommute/i],
  ['on-site', /on-?site|no|none|non|false/i],
];

/** Returns the remote working that a text names: “Hybrid”, “OnSite”, “télétravail partiel”. */
export function remoteIn(words: string): Offer['remote'] {
  return remotes.find(([, said]) => said.test(words))?.[0];
}
