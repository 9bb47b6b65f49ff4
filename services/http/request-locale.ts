import {
  defaultLocale,
  type Locale,
  localeOfPath,
  locales,
} from '@parvis/contracts/site/locale.ts';

const withoutLocale = /^\/(?:api|admin)(?:\/|$)/;

/** The language of the response: a public path has its own, other addresses follow `Accept-Language`. */
export function localeOfAddress(path: string, acceptLanguage: string | undefined): Locale {
  return withoutLocale.test(path) ? localeOfRequest(acceptLanguage) : localeOfPath(path);
}

/**
 * The product's language that `Accept-Language` prefers (RFC 9110, section 12.5.4); French when it
 * names neither.
 */
export function localeOfRequest(acceptLanguage: string | undefined): Locale {
  const ranges = (acceptLanguage ?? '').slice(0, 500).split(',').map(weighedRange);
  const weights = locales.map((locale) => ({
    locale,
    weight: Math.max(0, ...ranges.filter((range) => range.tag === locale).map((r) => r.weight)),
  }));
  const best = weights.toSorted((a, b) => b.weight - a.weight)[0];
  return best && best.weight > 0 ? best.locale : defaultLocale;
}

function weighedRange(range: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { tag: tag.split('-')[0] ?? '', weight: Number.isFinite(weight) ? weight : 0 };
}
