import { expect, test } from 'vitest';
import { renderThen } from './render-then.ts';

const assets = { stylesheets: ['/assets/today.css'], script: '/assets/islands.js' };
const screen = {
  screen: 'not-found',
  frame: { locale: 'fr', menu: [], translations: [] },
  path: '/rien',
} as const;

test('a screen has the words and the style sheet of the build that served then', () => {
  const json = JSON.stringify({ fr: { 'skip.footer': 'Vers le bas' }, en: {} });
  const build = { stylesheets: ['/assets/then.css'], words: { digest: 'then', json } };
  const { body } = renderThen(screen, build, assets);
  expect(body).toContain('Vers le bas');
  expect(body).toContain('/assets/then.css');
  expect(body).not.toContain('/assets/today.css');
  const today = renderThen(screen, undefined, assets).body;
  expect(today).toContain('Aller au pied de page');
  expect(today).toContain('/assets/today.css');
});
