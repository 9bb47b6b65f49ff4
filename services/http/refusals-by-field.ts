import type { FormError, FormErrors } from '@parvis/contracts/http/form.ts';
import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { refusalMessage } from './refusal-messages.ts';

/** Refusals as a form shows them: the first of each field, and all those without a field. */
export function refusalsByField(refusals: readonly Refusal[], locale: Locale): FormErrors {
  const errors = refusals.map((refusal) => toFormError(refusal, locale));
  const firsts = new Map<string, string>();
  const summary = errors.filter(({ field, words }) => {
    if (field === undefined) return true;
    if (firsts.has(field)) return false;
    firsts.set(field, words);
    return true;
  });
  return { summary, byField: Object.fromEntries(firsts) };
}

/** A field with several values is named as a whole. */
function toFormError(refusal: Refusal, locale: Locale): FormError {
  const [field] = refusal.path ?? [];
  const words = refusalMessage(refusal, locale);
  return field === undefined ? { words } : { field: String(field), words };
}
