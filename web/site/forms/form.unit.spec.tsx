// @vitest-environment happy-dom
import type { FormErrors } from '@parvis/contracts/http/form.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextField } from '../../ui/field/text-field.tsx';
import { Confirmation } from './confirmation.tsx';
import { hydrate } from './form.island.ts';
import { FormShell } from './form-shell.tsx';
import { PublicForm } from './public-form.tsx';

const labels = { email: 'E-mail address' };
const refused: FormErrors = {
  summary: [{ field: 'email', words: 'This field is required.' }, { words: 'Try again.' }],
  byField: { email: 'This field is required.' },
};

function form(submissionId: string, errors?: FormErrors) {
  return (
    <PublicForm
      action="/modal/form-ethics"
      submissionId={submissionId}
      submit="Send"
      refusedTitle="Nothing was sent"
      labels={labels}
      errors={errors}
    >
      <TextField id="email" name="email" label={labels.email} error={errors?.byField['email']} />
    </PublicForm>
  );
}

const fragment = (html: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(html, { status, headers: { 'X-Fragment': '1', ...headers } });

const sent = vi.fn<typeof fetch>();

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

const button = () => element('button');
const failure = () => element('[data-form="failure"]');
const bodyOf = (call: number) => {
  const body = sent.mock.calls[call]?.[1]?.body;
  return body instanceof URLSearchParams ? body.toString() : body;
};
const email = () => {
  const found = document.querySelector<HTMLInputElement>('#email');
  if (!found) throw new Error('no field');
  return found;
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

function press(): void {
  button().click();
}

beforeEach(() => {
  vi.stubGlobal('fetch', sent);
  document.body.innerHTML = renderToString(
    <FormShell notSent="It could not be sent.">{form('s-1')}</FormShell>,
  );
  hydrate(element('[data-island="form"]'), () => undefined);
  email().value = 'anne@estuaire.example';
});
afterEach(() => {
  sent.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('it is a plain form with a submission id', () => {
  const rendered = document.querySelector('form');
  if (!rendered) throw new Error('no form');
  expect([rendered.getAttribute('method'), rendered.getAttribute('action')]).toEqual([
    'post',
    '/modal/form-ethics',
  ]);
  expect([...new FormData(rendered)]).toEqual([
    ['submissionId', 's-1'],
    ['email', 'anne@estuaire.example'],
  ]);
});

test('its script posts the input, requests a fragment, and stays on the page', async () => {
  sent.mockResolvedValue(fragment('<p>Sent</p>'));
  let left = true;
  document.addEventListener('submit', (event) => (left = !event.defaultPrevented), { once: true });
  press();
  await settled();
  expect(left).toBe(false);
  const [address, init] = sent.mock.calls[0] ?? [];
  expect([address, init?.method, bodyOf(0)]).toEqual([
    '/modal/form-ethics',
    'POST',
    'submissionId=s-1&email=anne%40estuaire.example',
  ]);
  expect(init?.headers).toEqual({ Accept: 'text/html', 'X-Fragment': '1' });
});

test('it cannot be sent again while it is being sent', async () => {
  let respond: (response: Response) => void = () => undefined;
  sent.mockReturnValue(
    new Promise((resolve) => {
      respond = resolve;
    }),
  );
  press();
  press();
  expect([button().getAttribute('aria-disabled'), button().hasAttribute('data-busy')]).toEqual([
    'true',
    true,
  ]);
  expect(element('form').getAttribute('aria-busy')).toBe('true');
  respond(fragment(renderToString(<Confirmation title="Thank you" />)));
  await settled();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('the confirmation replaces the form and takes the focus', async () => {
  sent.mockResolvedValue(fragment(renderToString(<Confirmation title="Thank you" />)));
  press();
  await settled();
  expect(document.querySelector('form')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Thank you');
});

test.each([422, 401, 429])(
  'after a refusal with %i it is shown again with its errors, which take the focus',
  async (status) => {
    sent.mockResolvedValue(fragment(renderToString(form('s-2', refused)), status));
    press();
    await settled();
    const summary = element('[data-form="answer"]');
    expect(document.activeElement).toBe(summary);
    expect(summary.querySelector('a')?.getAttribute('href')).toBe('#email');
    expect(summary.textContent).toBe(
      'Nothing was sentE-mail address – This field is required.Try again.',
    );
    const field = element('#email');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe('email-error');
    expect(element('#email-error').textContent).toBe('This field is required.');
  },
);

test('a refused form can be sent again, with the submission id of the response', async () => {
  sent.mockResolvedValueOnce(fragment(renderToString(form('s-2', refused)), 422));
  sent.mockResolvedValueOnce(fragment('<p>Sent</p>'));
  press();
  await settled();
  press();
  await settled();
  expect(bodyOf(1)).toBe('submissionId=s-2&email=');
});

test('a success with a redirect follows it', async () => {
  const go = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  sent.mockResolvedValue(fragment('', 200, { 'X-Continue': '/admin' }));
  press();
  await settled();
  expect(go.mock.calls).toEqual([['/admin']]);
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the response is late', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ['something else responds', async () => new Response('<html>', { status: 502 })],
])('when %s it shows an error and can be sent again unchanged', async (_, fail) => {
  sent.mockImplementationOnce(fail);
  sent.mockResolvedValueOnce(fragment('<p>Sent</p>'));
  press();
  await settled();
  expect([failure().hidden, document.activeElement]).toEqual([false, failure()]);
  expect([button().hasAttribute('aria-disabled'), button().hasAttribute('data-busy')]).toEqual([
    false,
    false,
  ]);
  press();
  await settled();
  expect(bodyOf(1)).toBe(bodyOf(0));
  expect([failure().hidden, document.querySelector('form')]).toEqual([true, null]);
});
