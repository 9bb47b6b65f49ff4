import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import english from '@parvis/contracts/messages/en/refusals.json';
import french from '@parvis/contracts/messages/fr/refusals.json';
import { dateLocales } from '@parvis/contracts/site/dates.ts';
import { formatInstant } from '@parvis/contracts/site/format-instant.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { IntlMessageFormat } from 'intl-messageformat';
import { nameOfField } from './name-of-field.ts';

type Params = Readonly<Record<string, string | number>>;

const catalogues: Record<Locale, Readonly<Record<string, string>>> = { fr: french, en: english };

/** The message of a refusal. A refusal with a reason has a message of its own. */
export function refusalMessage(refusal: Refusal, locale: Locale): string {
  const params = refusal.params ?? {};
  const catalogue = catalogues[locale];
  const variant = variantOf(params);
  const ownWords = variant === undefined ? undefined : catalogue[`${refusal.code}.${variant}`];
  return filled(
    ownWords ?? catalogue[refusal.code] ?? refusal.code,
    inWords(params, locale),
    locale,
  );
}

/** The message of a refusal, with the field or header that it concerns, as the API names it. */
export function messageWithField(refusal: Refusal, locale: Locale): string {
  const words = refusalMessage(refusal, locale);
  const name = refusal.params?.['header'] ?? nameOfField(refusal.path ?? []);
  if (refusal.code !== 'invalid' || name === '' || refusal.params?.['field'] === name) return words;
  return refusalMessage({ code: 'invalid', params: { reason: 'named', name, words } }, locale);
}

/**
 * Messages keyed as in the catalogue: by a refusal's code, and by its reason or the part of an item
 * that it concerns.
 */
function variantOf({ reason, what, title, ...params }: Params): string | undefined {
  if (reason === 'format' && 'example' in params) return 'format-example';
  if (reason === 'unknown-value' && 'values' in params) return 'unknown-value-of';
  if (reason !== undefined) return ('size' in params && withSizes.get(reason)) || String(reason);
  if ('maximum' in params) return 'size' in params ? 'by' : 'at-most';
  if (what === undefined || what === 'header') return what;
  return title ? 'module' : 'untitled';
}

/** The reasons with a different message when the size is known. */
const withSizes: ReadonlyMap<string | number, string> = new Map([
  ['too-long', 'too-long-by'],
  ['too-many', 'too-many-by'],
]);

/** Parameters formatted for people: `at` is an ISO 8601 instant, `field` the API's name of a field. */
function inWords(params: Params, locale: Locale): Params {
  const { at, field } = params;
  const isTime = typeof at === 'string' && !Number.isNaN(Date.parse(at));
  return {
    ...params,
    ...(isTime && { at: formatInstant(new Date(at), locale) }),
    ...(field !== undefined && { field: catalogues[locale][`field.${field}`] ?? field }),
  };
}

/** The message of an internal error. */
export function faultMessage(requestId: string, locale: Locale): string {
  return filled(catalogues[locale]['fault'] ?? '', { requestId }, locale);
}

/** Parsed messages, by language and text. */
const parsed: Record<Locale, Map<string, IntlMessageFormat>> = { fr: new Map(), en: new Map() };

/** Fills in an ICU message. A parameter that the refusal lacks is left empty. */
function filled(message: string, params: Params, locale: Locale): string {
  const missing = [...message.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, ''] as const);
  return String(parse(message, locale).format({ ...Object.fromEntries(missing), ...params }));
}

function parse(message: string, locale: Locale): IntlMessageFormat {
  const known = parsed[locale].get(message);
  if (known !== undefined) return known;
  const format = new IntlMessageFormat(message, dateLocales[locale], undefined, {
    ignoreTag: true,
  });
  parsed[locale].set(message, format);
  return format;
}
