import type { continents } from '@parvis/contracts/careers/offer-groups.ts';

type Continent = (typeof continents)[number];

/** The départements and territories that are not in Europe. */
const overseas: Readonly<Record<string, Continent>> = {
  ...Object.fromEntries(['971', '972', '975', '977', '978'].map((code) => [code, 'north-america'])),
  '973': 'south-america',
  '974': 'africa',
  '976': 'africa',
  '984': 'antarctica',
  ...Object.fromEntries(['986', '987', '988', '989'].map((code) => [code, 'oceania'])),
};

/** Returns the continent of a French département. */
export function continentOfDepartement(code: string | undefined): Continent {
  return overseas[code ?? ''] ?? 'europe';
}
