/**
 * The ending of the other gender, or a plural, after a sign: “développeur·se”, “chargé(e)s”,
 * “directeur/trice”, “conseiller.ère”, “vendeur-euse”, “vendeur (euse)”.
 */
const ending = [
  'e|s|es|se|ses|euse|euses|eure|eures|sse|esse|fe|ffe',
  'ne|nes|nne|nnes|ienne|iennes|ne|onne|le|lle|elle',
  'ice|rice|trice|ices|rices|trices|ère|ères|ere|eres|ière|ières|iere|ieres|te|tes|ée|ées|ee',
].join('|');
/** After a hyphen, “ive” is more often a name: “Saint-Ives”. */
const suffix = `(?:[·•‧∙⋅.⸱/(]|/-)(?:${ending}|ve|ive)|-(?:${ending})|\\s\\((?:${ending})(?=\\))`;
const inclusive = new RegExp(`(?<=\\p{L}{3})(?:(?:${suffix})\\)?s?)+(?![\\p{L}\\p{N}])`, 'giu');

/** Returns a text with inclusive spellings reduced to their first word: “développeur·se”. */
export function withoutInclusiveEndings(text: string): string {
  return text.replace(inclusive, '');
}
