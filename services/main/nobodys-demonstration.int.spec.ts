import { locales } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import type { Shape } from '@parvis/contracts/site/routes/route.ts';
import { routeNames, routeTable } from '@parvis/contracts/site/routes/route-table.ts';
import { until } from '@parvis/projections/engine/testing/projection-world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathPatterns } from '../http/path-patterns.ts';
import { allEndpoints } from '../http/testing/all-endpoints.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

/** A value of each shape, for addresses with parameters. */
const examples: Readonly<Record<Shape, string>> = {
  page: '1',
  number: '1',
  id: 'a1b2c3d4e5f6',
  slug: 'somewhere',
  filter: 'somewhere',
  name: 'somewhere',
  key: 'somewhere',
  mediaType: 'image',
  translationFormat: 'json',
  moduleAction: 'activate',
  alertType: 'job',
};

const ofRoutes = routeNames.flatMap((name) => {
  const { parameters } = routeTable[name];
  const filled = Object.entries(parameters).map(([one, { shape }]) => [one, examples[shape]]);
  return locales.map((locale) => pathOf(name, locale, Object.fromEntries(filled)));
});
const ofEndpoints = allEndpoints.flatMap((endpoint) =>
  endpoint.method === 'get' ? pathPatterns(endpoint).map(({ path }) => path) : [],
);
const others = ['/', '/en/', '/admin', '/admin/settings', '/admin/design', '/api', '/never'];
const lists = ['/toutes-actualites', '/en/all-news', '/emploi-carriere/toutes-offres-emploi'];
const addresses = [
  ...new Set([
    ...ofRoutes,
    ...ofEndpoints.filter((path) => !path.includes('{')),
    ...others,
    ...lists.flatMap((list) => [list, `${list}?json=1`]),
    ...['js', 'json'].map((format) => `/translations/public.${format}`),
  ]),
];

let here: StartedParvis;
let cookie: string;

beforeAll(async () => {
  here = await startedParvis({ PARVIS_URL: 'https://www.bank.example' });
  cookie = await here.signIn('administrator');
});
afterAll(() => here.stop());

async function textAt(path: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(here.origin + path, { headers: { Accept: '*/*', ...headers } });
  return `${JSON.stringify([...response.headers])}\n${await response.text()}`;
}

/** Returns the addresses whose response contains a word. */
async function addressesWith(word: RegExp, headers: Readonly<Record<string, string>> = {}) {
  const found: string[] = [];
  for (const path of addresses) if (word.test(await textAt(path, headers))) found.push(path);
  return found;
}

test('an installation without the demonstration mentions it at no address', async () => {
  expect(addresses.length).toBeGreaterThan(100);
  expect(await addressesWith(/estuaire/i)).toEqual([]);
  expect(await addressesWith(/estuaire/i, { Cookie: cookie })).toEqual([]);
  expect(await addressesWith(/estuaire/i, { 'Accept-Language': 'en' })).toEqual([]);
});

/** Returns the text of the newest e-mail to an address, as the outbox shows it. */
async function mailTo(email: string): Promise<string> {
  let row: string | undefined;
  await until(async () => {
    const list = await textAt('/admin/outbox', { Cookie: cookie });
    row = list.split('<tr>').find((one) => one.includes(email));
    return row !== undefined;
  });
  return textAt(/href="([^"]+)"/.exec(row ?? '')?.[1] ?? '', { Cookie: cookie });
}

async function sendJson(method: string, path: string, body: object, headers: object = {}) {
  const response = await fetch(here.origin + path, {
    method,
    headers: { Cookie: cookie, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect([path, response.status]).toEqual([path, expect.toSatisfy((status) => status < 300)]);
}

const invited = (email: string) => ({ email, name: 'Anne', roles: ['editor'], locale: 'fr' });

test('once the site has a name, pages, feeds and e-mails contain it; before that, e-mails contain none', async () => {
  await sendJson('POST', '/api/accounts', invited('anne@bank.example'));
  const before = await mailTo('anne@bank.example');
  expect(before).not.toMatch(/estuaire/i);
  expect(before).toContain('no-reply@www.bank.example');
  await sendJson(
    'PUT',
    '/api/site-settings',
    {
      name: { fr: 'Banque de la Rive' },
      lists: { news: { title: { fr: 'Nouvelles de la Rive' } } },
      feeds: { news: { description: { fr: 'De semaine en semaine.' } } },
    },
    { 'If-Match': '"0"' },
  );
  await until(async () => (await textAt('/toutes-actualites')).includes('Banque de la Rive'));
  expect(await textAt('/toutes-actualites')).toContain(
    '<title>Nouvelles de la Rive – Banque de la Rive</title>',
  );
  expect(await textAt('/never')).toContain('Banque de la Rive</title>');
  expect(await textAt('/admin/login')).toContain('Banque de la Rive</title>');
  const feed = await textAt('/rss/news');
  expect(feed).toContain('<title>Nouvelles de la Rive – Banque de la Rive</title>');
  expect(feed).toContain('<description>De semaine en semaine.</description>');
  let mails = 0;
  await until(async () => {
    const email = `paul${(mails += 1)}@bank.example`;
    await sendJson('POST', '/api/accounts', invited(email));
    return (await mailTo(email)).includes('Banque de la Rive');
  });
});
