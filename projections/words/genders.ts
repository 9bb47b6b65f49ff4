/** French endings of words for people, without accents: masculine, feminine. */
const endings: readonly (readonly [masculine: string, feminine: string])[] = [
  ['teur', 'trice'],
  ['eur', 'euse'],
  ['eux', 'euse'],
  ['eur', 'eure'],
  ['ier', 'iere'],
  ['yer', 'yere'],
  ['ger', 'gere'],
  ['cher', 'chere'],
  ['ller', 'llere'],
  ['ien', 'ienne'],
  ['een', 'eenne'],
  ['ron', 'ronne'],
  ['con', 'conne'],
  ['ant', 'ante'],
  ['ent', 'ente'],
  ['ert', 'erte'],
  ['int', 'inte'],
  ['at', 'ate'],
  ['al', 'ale'],
  ['nti', 'ntie'],
  ['e', 'ee'],
  ['chef', 'cheffe'],
  ['maitre', 'maitresse'],
  ['maire', 'mairesse'],
  ['hote', 'hotesse'],
  ['docteur', 'doctoresse'],
];
/** Shorter words have too many unrelated neighbours: “plan” and “plane”. */
const shortest = 4;

/**
 * Returns the spellings that a folded French word may have in the other gender, in the same number:
 * of “conseillère”, “conseiller”; of “directeur”, “directrice” among others. Most are no words, and
 * so found nowhere.
 */
export function otherGenders(folded: string): readonly string[] {
  const feminines = exchanged(folded, ([masculine, feminine]) => [masculine, feminine]);
  return [...new Set([...guessMasculines(folded), ...feminines])];
}

/** Returns the spellings that a folded word may have in the masculine, if it is a feminine. */
export function guessMasculines(folded: string): readonly string[] {
  return exchanged(folded, ([masculine, feminine]) => [feminine, masculine]);
}

type Endings = readonly [string, string];

function exchanged(folded: string, order: (pair: Endings) => Endings): readonly string[] {
  if (folded.length < shortest) return [];
  const plural = folded.endsWith('s') ? 's' : '';
  const word = plural === '' ? folded : folded.slice(0, -1);
  return endings.map(order).flatMap(([ending, other]) => {
    return word.endsWith(ending)
      ? [word.slice(0, word.length - ending.length) + other + plural]
      : [];
  });
}
