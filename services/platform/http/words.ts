import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import english from '@parvis/contracts/messages/en/refusals.json';
import french from '@parvis/contracts/messages/fr/refusals.json';
import type { Locale } from '@parvis/contracts/site/locale.ts';

type Params = Readonly<Record<string, string | number>>;

const catalogues: Record<Locale, Readonly<Record<string, string>>> = { fr: french, en: english };

/** What was refused, in words. A refusal that gives its reason has words of its own for it. */
export function wordsFor(refusal: Refusal, locale: Locale): string {
  const params = refusal.params ?? {};
  const catalogue = catalogues[locale];
  const reasoned =
    params['reason'] === undefined ? undefined : `${refusal.code}.${params['reason']}`;
  const message = (reasoned && catalogue[reasoned]) ?? catalogue[refusal.code] ?? refusal.code;
  return filled(message, params);
}

/** What a request gets to read when something broke on our side. */
export function wordsForFault(requestId: string, locale: Locale): string {
  return filled(catalogues[locale]['fault'] ?? '', { requestId });
}

/** The refusals' catalogue holds plain text with `{name}` placeholders, the simplest part of ICU. */
function filled(message: string, params: Params): string {
  return message.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
