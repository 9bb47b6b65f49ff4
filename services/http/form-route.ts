import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { z } from 'zod';
import type { FormDrawing, RefusedForm } from './form-rendering.ts';
import { refusalsByField } from './refusals-by-field.ts';
import type { Handler, Refusals, Route } from './route.ts';
import { formStatusOf } from './statuses.ts';
import { isStrictText } from './strict-text.ts';

/** A form: what sending it does, and how it comes back when it is refused. */
export interface FormRoute<E extends Endpoint, Kept extends string> extends FormDrawing<Kept> {
  readonly submit: Handler<E>;
}

/**
 * Binds a form to its endpoint, which gives three answers. To `Accept: application/json` the
 * endpoint's own or a problem document; to `X-Fragment: 1` HTML that takes the form's place; to
 * anything else 303, or the whole page with the form as it was filled in. The form lives on an
 * address of `noStoreAddresses`, and carries a submission's id: sent twice it acts once.
 */
export function formRoute<
  E extends Endpoint,
  Kept extends Extract<keyof z.infer<E['body']>, string>,
>(endpoint: E, { submit, ...form }: FormRoute<E, Kept>): Route {
  return { endpoint, handle: submit, form };
}

/** The id that a form carries from when it is drawn. */
export function mintSubmissionId(): string {
  return randomUUID();
}

/** Draws a form again. @param sent the body as it came, unchecked */
export function redrawForm(
  form: FormDrawing,
  as: RefusedForm['as'],
  refusals: Refusals,
  sent: unknown,
  locale: Locale,
): Promise<string> {
  return form.draw({
    as,
    locale,
    status: formStatusOf(refusals[0]),
    errors: refusalsByField(refusals, locale),
    typed: Object.fromEntries(form.keeps.map((field) => [field, textsIn(sent, field)])),
    submissionId: mintSubmissionId(),
  });
}

function textsIn(sent: unknown, field: string): readonly string[] {
  if (typeof sent !== 'object' || sent === null || !Object.hasOwn(sent, field)) return [];
  const value: unknown = Reflect.get(sent, field);
  return [value]
    .flat()
    .filter((text): text is string => typeof text === 'string' && isStrictText(text));
}
