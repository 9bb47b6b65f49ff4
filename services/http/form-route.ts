import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { isStorableText } from '@parvis/contracts/http/storable-text.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { z } from 'zod';
import type { FormRendering, RefusedForm } from './form-rendering.ts';
import { refusalsByField } from './refusals-by-field.ts';
import type { Handler, Refusals, Route } from './route.ts';
import { formStatusOf } from './statuses.ts';

/** A form: how it is handled, and how it is rendered when it is refused. */
export interface FormRoute<E extends Endpoint, Kept extends string> extends FormRendering<Kept> {
  readonly submit: Handler<E>;
}

/**
 * Binds a form to its endpoint, which then responds in one of three ways: to `Accept:
 * application/json` with the endpoint's own body or a problem document; to `X-Fragment: 1` with
 * HTML that replaces the form; to anything else with 303, or with the whole page and the form as it
 * was filled in. The form's address must be one of `noStoreAddresses`. It contains a submission id,
 * so submitting it twice has one effect.
 */
export function formRoute<
  E extends Endpoint,
  Kept extends Extract<keyof z.infer<E['body']>, string>,
>(endpoint: E, { submit, ...form }: FormRoute<E, Kept>): Route {
  return { endpoint, handle: submit, form };
}

/** Mints the submission id for a rendering of a form. */
export function mintSubmissionId(): string {
  return randomUUID();
}

/** The unchecked input of a form: the body, and the parameters of the address. */
export interface SentForm {
  readonly sent: unknown;
  readonly params: RefusedForm['params'];
}

/** Renders a refused form; undefined when there is no such form any more. */
export function renderAgain(
  form: FormRendering,
  as: RefusedForm['as'],
  refusals: Refusals,
  { sent, params }: SentForm,
  locale: Locale,
): Promise<string | undefined> {
  return form.render({
    as,
    locale,
    status: formStatusOf(refusals[0]),
    errors: refusalsByField(refusals, locale),
    params,
    typed: Object.fromEntries(form.keeps.map((field) => [field, textsIn(sent, field)])),
    submissionId: mintSubmissionId(),
  });
}

function textsIn(sent: unknown, field: string): readonly string[] {
  if (typeof sent !== 'object' || sent === null || !Object.hasOwn(sent, field)) return [];
  const value: unknown = Reflect.get(sent, field);
  return [value]
    .flat()
    .filter((text): text is string => typeof text === 'string' && isStorableText(text));
}
