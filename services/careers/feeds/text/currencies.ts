/** ISO codes, and how texts write them; the first that matches counts. */
const currencies: readonly (readonly [string, RegExp])[] = [
  ['EUR', /€|\beuros?\b|\beur\b/i],
  ['GBP', /£|\bgbp\b/i],
  ['CHF', /\bchf\b|\bfrs?\.? suisses?\b|\bswiss francs?\b/i],
  ['CAD', /\bcad\b|\bca?\$|\$ ?ca(?:d|n)?\b/i],
  ['AUD', /\baud\b|\bau?\$/i],
  ['SGD', /\bsgd\b|\bsg?\$/i],
  ['HKD', /\bhkd\b|\bhk\$/i],
  ['USD', /\$|\busd\b|\bdollars?\b/i],
  ['JPY', /¥|\bjpy\b/i],
  ['INR', /₹|\binr\b/i],
  ['PLN', /\bpln\b|\bzł/i],
  ['SEK', /\bsek\b/i],
  ['NOK', /\bnok\b/i],
  ['DKK', /\bdkk\b/i],
  ['MAD', /\bmad\b|\bdirhams?\b/i],
  ['XOF', /\bxof\b|\bf ?cfa\b/i],
];

/** Returns the ISO 4217 code of the currency in a text: “45 K€”, “CHF 95'000”, “eur”. */
export function currencyIn(text: string): string | undefined {
  return currencies.find(([, written]) => written.test(text))?.[0] ?? isoCode(text);
}

function isoCode(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? code : undefined;
}
