const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Folded names of more than a country, and of no place in particular. */
export const wideNames = words(
  'europe emea international a-l-international monde monde-entier worldwide world global afrique africa asie asia apac asie-pacifique latam amerique-latine latin-america amerique-du-nord north-america amerique-du-sud south-america benelux dach ue union-europeenne european-union moyen-orient middle-east nordics scandinavie plusieurs-localisations plusieurs-lieux plusieurs-villes plusieurs-sites multi-sites multisites multiple-locations various-locations various divers several-locations all-locations tous-pays mobilite-internationale dom-tom dom drom outre-mer',
);

/** Folded words that stand where nothing is known. */
export const placeholders = words(
  'n-a non-precise non-renseigne a-definir a-determiner tbd null none undefined aucun aucune inconnu unknown selon-mission',
);

/** Words beside names that say nothing about where a place is. */
export const fillers = words(
  'de la le les du des d l a au aux en et in the of dans sur pres proche near cedex ville city area region departement dept dep arrondissement arrdt arr environs centre center secteur ou or and basee base poste lieu site agence siege social campus bureau bureaux office hq headquarters usine plateforme sa nos notre',
);

const kinds =
  'ville|city|commune|region|agglomeration|metropole|canton|province|state|departement|dept|dep|secteur|zone|bassin|pays|area|district|town';
const lead =
  'region|secteur|canton|agence|site|campus|siege|proche|near|nr|greater|area|dept|departement|lieu|location|localisation|grand|in|en|dans|a|au|aux|at|from|based-in|base-a|basee-a|pres-de|autour-de|around|province|etat-de|etat-du';
const trail =
  'area|metropolitan-area|metropolitan-region|metro-area|metro|region|agglomeration|metropole|dept|departement|environs|alentours|centre-ville|city-centre|city-center|centre|center|downtown|intra-muros|ville|state|province|county';
const withSurroundings =
  '-(?:et|and)-(?:ses-)?(?:environs|alentours|peripherie|sa-region|agglomeration|surroundings|region)';
const besides = new RegExp(
  `^(?:(?:${kinds})-(?:de-la|de-l|du|des|de|d|of)-|(?:${lead})-)+|(?:${withSurroundings}|-(?:${trail}))+$`,
  'g',
);

/** Returns a folded name without the words that say what it is a name of. */
export function bareName(folded: string): string {
  return folded.replaceAll(besides, '');
}
