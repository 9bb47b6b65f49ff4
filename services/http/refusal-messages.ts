import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import type { MessageValues } from '@parvis/contracts/messages/catalogue.ts';
import { refusalMessages } from '@parvis/contracts/messages/refusals.ts';
import { formatInstant } from '@parvis/contracts/site/format-instant.ts';
import { languageName } from '@parvis/contracts/site/language-name.ts';
import { type Locale, localeSchema } from '@parvis/contracts/site/locale.ts';
import { nameOfField } from './name-of-field.ts';

/**
 * The message of a refusal. A refusal with a reason has a message of its own. A parameter that the
 * refusal lacks is left empty.
 */
export function refusalMessage(refusal: Refusal, locale: Locale): string {
  const params = refusal.params ?? {};
  const variant = chooseVariant(params);
  const own = `${refusal.code}.${variant}`;
  const id = variant !== undefined && refusalMessages.has(own) ? own : refusal.code;
  const missing = refusalMessages.parametersOf(id, locale).map((name) => [name, ''] as const);
  return refusalMessages.format(id, locale, {
    ...Object.fromEntries(missing),
    ...inWords(params, locale),
  });
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
function chooseVariant({ reason, what, title, ...params }: MessageValues): string | undefined {
  if (reason === 'format' && 'example' in params) return 'format-example';
  if (reason === 'unknown-value' && 'values' in params)
    return 'name' in params ? 'unknown-name-of' : 'unknown-value-of';
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

/**
 * Parameters formatted for people: `at` is an ISO 8601 instant, `field` the API's name of a field;
 * a `locale` is named as `language`.
 */
function inWords(params: MessageValues, locale: Locale): MessageValues {
  const { at, field } = params;
  const language = localeSchema.safeParse(params['locale']);
  const isTime = typeof at === 'string' && !Number.isNaN(Date.parse(at));
  const name = `field.${field}`;
  return {
    ...params,
    ...(language.success && { language: languageName(language.data, locale) }),
    ...(isTime && { at: formatInstant(new Date(at), locale) }),
    ...(refusalMessages.has(name) && { field: refusalMessages.format(name, locale) }),
  };
}

/** The message of an internal error. */
export function faultMessage(requestId: string, locale: Locale): string {
  return refusalMessages.format('fault', locale, { requestId });
}
