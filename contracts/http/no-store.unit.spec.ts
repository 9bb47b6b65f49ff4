import { expect, test } from 'vitest';
import { locales } from '../site/locale.ts';
import { fragmentRoutes } from '../site/routes/fragment-routes.ts';
import { pathOf } from '../site/routes/path-of.ts';
import { publicRoutes } from '../site/routes/public-routes.ts';
import { isNoStorePath, noStoreAddresses } from './no-store.ts';

const formPaths = locales.flatMap((locale) => [
  pathOf('ethics_form_modal', locale, {}),
  pathOf('module_contact_form', locale, { id: 'k3f9a1b2c3d4' }),
  pathOf('mail_alerts_modal', locale, { type: 'job', step: '1' }),
  pathOf('mail_alerts', locale, { type: 'newsletter', action: 'unsubscribe', aid: 'a1' }),
  pathOf('campaign_check', locale, {}),
]);

test.each(['/admin', '/admin/login', '/api/pages', '/healthz', '/readyz', ...formPaths])(
  '%s is never cached',
  (path) => {
    expect(isNoStorePath(path)).toBe(true);
  },
);

test.each(['/', '/en/', '/apitherapie', '/administration', '/modal', '/en/admin', '/mail'])(
  '%s may be cached',
  (path) => {
    expect(isNoStorePath(path)).toBe(false);
  },
);

test('no public screen is below an address that is never cached', () => {
  const patterns = Object.values(publicRoutes).flatMap((route) =>
    locales.map((locale) => route[locale]),
  );
  expect(patterns.length).toBeGreaterThan(20);
  expect(patterns.filter(isNoStorePath)).toEqual([]);
});

test('every address in all languages in the list belongs to a route', () => {
  const routes: readonly string[] = Object.values(fragmentRoutes).map(({ fr }) => fr);
  const strangers = noStoreAddresses
    .filter(({ inAllLanguages }) => inAllLanguages)
    .filter(({ path }) => !routes.some((route) => route === path || route.startsWith(`${path}/`)));
  expect(strangers).toEqual([]);
});
