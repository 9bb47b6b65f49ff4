// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { expect, test } from 'vitest';
import { renderAuthenticationForm } from './render-screen.tsx';
import { failOnConsoleErrors } from './testing/fail-on-console-errors.ts';
import { parsed, screensIn } from './testing/screens.ts';

failOnConsoleErrors();

test('the refused sign-in form is the same within the page and on its own', () => {
  const { refused } = screensIn('fr');
  if (refused?.screen !== 'sign-in') throw new Error('no form');
  const { frame: surrounding, screen: _, ...form } = refused;
  const place = parsed(refused).querySelector('[data-form="place"]');
  expect(place?.innerHTML).toBe(
    new DOMParser().parseFromString(
      renderAuthenticationForm({ ...form, locale: surrounding.locale }),
      'text/html',
    ).body.innerHTML,
  );
  expect(place?.querySelector('[data-form="answer"] a')?.getAttribute('href')).toBe('#password');
  expect(place?.querySelector<HTMLInputElement>('#email')?.value).toBe('a@b.eu');
  expect(place?.querySelector('#password')?.hasAttribute('value')).toBe(false);
});

test('sign-in is a plain form that names the refused field', () => {
  const { refused } = screensIn('fr');
  if (!refused) throw new Error('no screen');
  const document = parsed(refused);
  const form = document.querySelector('main form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
    'post',
    '/admin/session',
  ]);
  const fields = [...document.querySelectorAll('main form input')].map((input) => [
    input.getAttribute('name'),
    input.getAttribute('value'),
  ]);
  expect(fields).toEqual([
    ['submissionId', 's-2'],
    ['next', '/admin'],
    ['email', 'a@b.eu'],
    ['password', null],
  ]);
  expect(document.querySelector('[role=alert]')?.textContent).toContain(
    'Mot de passe – Ce champ est obligatoire.',
  );
  expect(document.title).toMatch(/^Erreur\u00a0: /);
});
