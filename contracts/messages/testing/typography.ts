/** One typographic rule: the pattern that breaks it, and what to write instead. */
export interface TypographyRule {
  readonly breaks: RegExp;
  readonly rule: string;
}

const everywhere: readonly TypographyRule[] = [
  { breaks: /['"]/, rule: 'apostrophes are ’, quotation marks are the language’s own' },
  { breaks: /\.\.\./, rule: 'an ellipsis is one character: …' },
  { breaks: / {2}|^\s|\s$/, rule: 'no doubled, leading or trailing space' },
  { breaks: /[\s][,.](?:\s|$)/, rule: 'no space before a comma or a full stop' },
  { breaks: /\s-\s/, rule: 'a dash between words is –' },
];

/** Words whose first letter keeps its accent or ligature as a capital. */
const accentedCapitals =
  'Ame|Apre|Ecart|Ecran|Echec|Echange|Echeance|Ecole|Economi|Ecri|Edit|Egal|Election|Element|' +
  'Elimin|Emission|Energie|Epargn|Epoque|Equipe|Etabli|Etape|Etat|Etendre|Ethique|Etre|Etude|' +
  'Etudiant|Evaluation|Evenement|Eviter|Evolution|Ile|Oeuvre|Oeil|Ca ';

/** Units written out, which must stay on the line of their number. */
const frenchUnits =
  'heures?|minutes?|secondes?|euros?|millions?|milliards?|mètres?|kilomètres?|centimètres?|' +
  'milles|tonnes?|hectares?|degrés?|nœuds?';

const englishUnits =
  'million|billion|euros?|metres?|kilometres?|tonnes?|hectares?|degrees|knots|km|ha|kW|MW|GW|px';

/** French typography. Colons and guillemets take U+00A0, other high punctuation U+202F. */
export const frenchTypography: readonly TypographyRule[] = [
  ...everywhere,
  { breaks: /[^\u00a0]:(?:\s|$)/, rule: 'U+00A0 before a colon' },
  { breaks: /[^\u202f?!][;!?]/, rule: 'U+202F before ; ! ?' },
  { breaks: /«[^\u00a0]|[^\u00a0]»/, rule: 'U+00A0 inside « »' },
  { breaks: /[“”]/, rule: 'quotation marks are « »' },
  { breaks: /[^\u00a0\u202f(]%/, rule: 'a non-breaking space before %' },
  {
    breaks: /(?:\d|\bx) ?(?:px|pixels|km|ms|s|min|h|ha|m|kW|MW|GW|€)(?!\p{L})/u,
    rule: 'a non-breaking space before a unit',
  },
  {
    breaks: new RegExp(`\\d (?:${frenchUnits})(?!\\p{L})`, 'u'),
    rule: 'a non-breaking space between a number and its unit',
  },
  { breaks: /\dh|\d\u00a0h \d/, rule: 'non-breaking spaces in a time: 19 h 12' },
  { breaks: /[+−±] \d/, rule: 'a non-breaking space after a sign' },
  { breaks: /\d \d{3}(?! ?\d)/, rule: 'a non-breaking space between thousands' },
  {
    breaks: new RegExp(`(?<!\\p{L})(?:${accentedCapitals})`, 'u'),
    rule: 'capitals keep accents',
  },
  { breaks: /(?:^|[.!?…]\s+)A (?!\d)/u, rule: 'the preposition is À, accented as a capital too' },
  { breaks: /coeur|noeud|oeuvre|oeil|soeur|voeu|oeuf/i, rule: 'œ is one letter' },
];

/** English typography. */
export const englishTypography: readonly TypographyRule[] = [
  ...everywhere,
  { breaks: /\s[:;!?]/, rule: 'no space before : ; ! ?' },
  { breaks: /[«»]/, rule: 'quotation marks are “ ”' },
  { breaks: /[\u00a0\u202f]%|\s%/, rule: 'no space before %' },
  {
    breaks: new RegExp(`\\d (?:${englishUnits})(?!\\p{L})`, 'u'),
    rule: 'a non-breaking space between a number and its unit',
  },
  { breaks: /\d ?[ap]\.?m\b/, rule: 'times have twenty-four hours: 19:12' },
];
