const space = '[\\s\\u00a0\\u202f]';
/** “1800.0”, “1 800,50”, “50,000”, “95'000”; a group of three digits is never decimal. */
const figures = new RegExp(
  `\\d{1,3}(?:(?:${space}|[.,'’])\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d{1,2}(?!\\d))?`,
  'g',
);
/** Numbers beside a salary: monthly payments, weekly hours, shares, years of studies. */
const others =
  /\d{1,2}(?:[.,]\d+)? ?(?:e|è|è?me|eme|th)? ?mois\b|\d+(?:[.,]\d+)? ?(?:h|heures?|hours?)(?: ?\d\d)?\b(?!oraire)|\d+(?:[.,]\d+)? ?%|bac ?\+ ?\d|\d{1,2} ?(?:ans?|years?|yrs?) (?:d|of|exp)/gi;
const thousands = /\d ?k(?![a-z])|\d ?k ?(?:€|eur)|\bk ?(?:€|eur|£|\$)|€ ?k\b/i;

/** Returns the amounts in a text, and the text without numbers that are no amounts. */
export function amountsIn(text: string): {
  readonly amounts: readonly number[];
  readonly rest: string;
} {
  const rest = text.replace(others, ' ');
  const inThousands = thousands.test(rest);
  const read = [...rest.matchAll(figures)].map(([figure]) => parseFigure(figure));
  const scaled = read.map((one) => (inThousands && one < 1_000 ? one * 1_000 : one));
  const [first, second] = scaled;
  // “30-35 000 €”
  const isShort = first !== undefined && second !== undefined && scaled.length === 2;
  if (isShort && first < 1_000 && second >= 10_000 && first * 1_000 <= second)
    return { amounts: [first * 1_000, second], rest };
  return { amounts: scaled, rest };
}

/**
 * Returns the amount that a field holds, a number or a text: “40 000”, “40,000”, “40.000”, “40k”,
 * “2 500,50”. Undefined for anything else.
 */
export function parseAmount(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const { amounts } = amountsIn(value);
  return amounts.length === 1 ? amounts[0] : undefined;
}

function parseFigure(figure: string): number {
  const digits = figure
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/[.,](?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  return Number(digits);
}
