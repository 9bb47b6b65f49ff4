import { setTimeout } from 'node:timers/promises';
import { auditEndpoints, reconstructionPath } from '@parvis/contracts/audit/endpoints.ts';
import { type AuditPage, auditPageSchema } from '@parvis/contracts/audit/views.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { positionSchema } from '@parvis/contracts/log/position.ts';
import { localeOfPath } from '@parvis/contracts/site/locale.ts';
import { until } from '@parvis/projections/engine/testing/projection-world.ts';
import { modelsOfPages } from '@parvis/projections/pages/list-changed-pages.ts';
import { readModels } from '@parvis/projections/read-models.ts';
import { composeReconstruction } from '@parvis/web/server/screens/reconstruction.tsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../adapters/clock.ts';
import { computeOfferId, OfferWriter } from '../careers/offer-writer.ts';
import { sampleOffer } from '../careers/testing/sample-offer.ts';
import { apiCaller } from './testing/api-caller.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

let here: StartedParvis;
let cookie: string;
/** What visitors received, by instant and address. */
const recorded: { at: string; path: string; sent: Sent }[] = [];

/** A response as visitors received it. */
interface Sent {
  readonly status: number;
  readonly type: string;
  readonly location: string | null;
  readonly body: string;
}

const offers = 'toutes-offres-emploi';
const addresses = [
  '/never',
  '/groupe',
  '/Groupe/',
  '/sitemap.xml',
  '/emploi-carriere',
  `/emploi-carriere/${offers}`,
  `/emploi-carriere/${offers}?q=comptable`,
  `/emploi-carriere/${offers}?json=1`,
  `/en/careers/all-job-offers`,
  '/careers/rss/offers',
  '/offers-list-autocomplete?search=compt',
  '/search/do?search=estuaire',
  '/en/my-data',
  '/modal/form-ethics/receipt',
  '/mail/alerts/modal/job/1',
  '/mail/alerts/modal/newsletter/11',
];
const written: string[] = [];

beforeAll(async () => {
  here = await startedParvis();
  cookie = await here.signIn('administrator');
  await liveThroughSomething();
}, 120_000);
afterAll(() => here.stop());

/** The history of a site: a page, its form, and offers whose towns and titles are equally frequent. */
async function liveThroughSomething(): Promise<void> {
  const call = apiCaller(here.origin, cookie);
  const { accountNames } = here.accounts;
  const { log } = here.connections;
  const writer = new OfferWriter({ log, clock: systemClock, accountNames });
  const put = (record: Offer) =>
    writer.import(
      { type: 'import-offer', offerId: computeOfferId(record), record, now: record.publishedAt },
      crypto.randomUUID(),
    );
  const page = await call('POST', '/api/pages', {
    body: { locale: 'fr', title: 'Groupe', slug: 'groupe' },
  });
  const { id } = page.body;
  const contact = { title: 'Écrivez-nous', buttonLabel: 'Écrire', mailbox: 'a@bank.example' };
  const form = await call('POST', `/api/${id}/modules`, {
    body: { type: 'contact', data: contact },
  });
  await call('POST', `/admin/inline/module/${form.body.id}/activate`);
  await call('POST', `/api/pages/${id}/publish`);
  written.push(`/module/contact/form/${form.body.id}`);
  await recordAll();
  const records = ['Zeebruges', 'Nantes', 'Anvers', 'Brest'].map((city, number) =>
    sampleOffer({
      reference: `A-${9 - number}`,
      title: { fr: number % 2 === 0 ? 'Comptable (F/H)' : 'COMPTABLE (F/H)' },
      place: { continent: 'europe', country: 'FR', region: 'Bretagne', city },
    }),
  );
  for (const record of records) await put(record);
  const first = computeOfferId(sampleOffer({ reference: 'A-9' }));
  written.push(`/emploi-carriere/offre-emploi/${first}-comptable-f-h`, `/careers/apply/${first}`);
  await recordAll();
  await call('DELETE', `/api/offers/${first}`, { seen: 1 });
  await call('PUT', `/api/${id}/modules/${form.body.id}`, {
    body: { data: { ...contact, title: 'Une question ?' } },
    seen: 1,
  });
  await recordAll();
}

/** Records every address, once its read models and the index have everything that was written. */
async function recordAll(): Promise<void> {
  const head = await here.connections.log.head();
  await here.engine.waitUntil(
    readModels.map(({ name }) => name),
    head,
    10_000,
  );
  await fetch(`${here.origin}/emploi-carriere/${offers}?after=${head}`);
  await setTimeout(300);
  const at = new Date().toISOString();
  for (const path of [...addresses, ...written])
    recorded.push({ at, path, sent: await request(path) });
  await setTimeout(5);
}

async function request(path: string): Promise<Sent> {
  const response = await fetch(here.origin + path, { redirect: 'manual' });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    location: response.headers.get('location'),
    body: await response.text(),
  };
}

async function readPast(path: string, at: string): Promise<AuditPage> {
  const query = new URLSearchParams({ path, at });
  const response = await fetch(`${here.origin}${auditEndpoints.reconstructPage.path}?${query}`, {
    headers: { Cookie: cookie },
  });
  return auditPageSchema.parse(await response.json());
}

async function showPast(path: string, at: string): Promise<string> {
  const query = new URLSearchParams({ path, at });
  const response = await fetch(`${here.origin}${reconstructionPath}?${query}`, {
    headers: { Cookie: cookie },
  });
  return response.text();
}

/** What a form has of its own for each visitor, and what an alert would have sent. */
const ofOneVisitor =
  / name="(?:submissionId|stamp)" value="[^"]*"| value="[^"]*" name="(?:submissionId|stamp)"|(?<= aria-live="polite">)<p>.*?<\/ul>(?=<\/div>)/g;

function withoutBar(document: string): string {
  return document.replace(/<aside.*?<\/aside>/s, '').replaceAll(ofOneVisitor, '');
}

/** Returns where two documents differ first; undefined where they are the same. */
function firstDifference(one: string, other: string): readonly string[] | undefined {
  if (one === other) return undefined;
  const at = [...one].findIndex((character, place) => character !== other[place]);
  return [one, other].map((text) => text.slice(Math.max(0, at - 40), at + 60));
}

async function expectPast(): Promise<void> {
  for (const { at, path, sent } of recorded)
    if (sent.status === 200) await expectDocument(path, at, sent);
    else await expectStatus(path, at, sent);
}

async function expectStatus(path: string, at: string, sent: Sent): Promise<void> {
  const { status, movedTo } = await readPast(path, at);
  const expected = sent.location === null ? Reflect.get(refused, sent.status) : 'moved';
  expect([path, at, status, movedTo]).toEqual([path, at, expected, sent.location]);
}

const refused = { 404: 'not-found', 410: 'gone' };

/** The document says itself at which position it was composed. */
async function expectDocument(path: string, at: string, sent: Sent): Promise<void> {
  const shown = await showPast(path, at);
  const [, position] = [...shown.matchAll(/<dd>([^<]*)<\/dd>/g)].map(([, proof]) => proof);
  const note = {
    locale: localeOfPath(path),
    path,
    at,
    position: positionSchema.parse(position),
    eventAt: at,
    digest: '',
    build: null,
    previousChangeAt: null,
    nextChangeAt: null,
    previousChangeOf: [],
    nextChangeOf: [],
  };
  const expected = composeReconstruction(sent, note, { stylesheets: [] });
  const difference = firstDifference(withoutBar(shown), withoutBar(expected));
  expect([path, at, difference]).toEqual([path, at, undefined]);
}

test('every address is reconstructed over HTTP as it was sent, byte for byte', async () => {
  expect(new Set(recorded.map(({ sent }) => sent.status))).toEqual(
    new Set([200, 303, 308, 404, 410]),
  );
  await expectPast();
}, 120_000);

const rebuilt = ['log-instants', ...modelsOfPages];

test('… and so it is after the read models were rebuilt and after a restart', async () => {
  const { pool } = here.connections;
  for (const name of rebuilt) await here.engine.rebuild(name);
  await until(async () => {
    const { rows } = await pool.query(`select from projection_state where slot = 'next'`);
    return rows.length === 0;
  });
  here = await here.restart();
  expect(recorded.length).toBeGreaterThan(0);
  await expectPast();
}, 120_000);
