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
const inclusive = new RegExp(`(?<=\\p{L}{3})(?:(?:${suffix})\\)?s?)+(?![\\p{L}\\p{N}])`, 'iuy');
/** What every suffix contains; a parenthesis may follow a space. */
const sign = /[·•‧∙⋅.⸱/(-]/g;
const space = /\s/;

/**
 * Returns a text with inclusive spellings reduced to their first word: “développeur·se”. The
 * expression is only tried at signs: trying it at every letter took fifteen times as long.
 */
export function withoutInclusiveEndings(text: string): string {
  let kept = '';
  let from = 0;
  for (let at = nextSign(text, 0); at !== -1; at = nextSign(text, Math.max(at + 1, from))) {
    const isAfterSpace = text[at] === '(' && at > from && space.test(text[at - 1] ?? '');
    const start = isAfterSpace ? at - 1 : at;
    inclusive.lastIndex = start;
    if (!inclusive.test(text)) continue;
    kept += text.slice(from, start);
    from = inclusive.lastIndex;
  }
  return from === 0 ? text : kept + text.slice(from);
}

function nextSign(text: string, from: number): number {
  sign.lastIndex = from;
  return sign.exec(text)?.index ?? -1;
}
