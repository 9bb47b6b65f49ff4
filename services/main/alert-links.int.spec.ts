import { randomBytes } from 'node:crypto';
import { alertIdSchema } from '@parvis/contracts/alerts/alert.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../adapters/clock.ts';
import { AlertWriter } from '../alerts/alert-writer.ts';
import { AlertLinks, type LinkPurpose } from '../alerts/links/links.ts';
import { SignedLinks } from '../alerts/links/signed-links.ts';
import { Signer } from '../subjects/signer.ts';
import {
  asScript,
  cookieOf,
  linkIn,
  type ServedAlerts,
  serveAlerts,
} from './testing/served-alerts.ts';

let alerts: ServedAlerts;
beforeAll(async () => {
  alerts = await serveAlerts();
});
beforeEach(() => alerts.nextVisitor());
afterAll(() => alerts.close());

const writer = () => new AlertWriter(alerts.parvis.connections.log, systemClock);
const stateOf = async (aid: string) => {
  const state = await writer().stateOf(alertIdSchema.parse(aid));
  return state && 'state' in state ? state.state : state?.ended;
};

const linkKeys = {
  signer: new Signer([randomBytes(32)]),
  signed: new SignedLinks([randomBytes(32)]),
};

/** Returns a link such as an e-mail of the alert has. */
async function mailed(purpose: LinkPurpose, aid: string): Promise<URL> {
  const { pool } = alerts.parvis.connections;
  const alert = await writer().load(alertIdSchema.parse(aid));
  if (alert === undefined) throw new Error('expected an alert');
  const links = new AlertLinks(pool, systemClock, linkKeys, alerts.parvis.origin);
  return new URL(await links.issue(purpose, alert));
}

/** A subscription to the newsletter, confirmed. */
const newsletter = () => alerts.subscribedToNews();

test('following and posting every link of an e-mail, as mail scanners do, changes nothing', async () => {
  await alerts.post('/mail/alerts/jobv2/create', alerts.jobFields());
  const requested = await alerts.mail();
  const [aid] = linkIn(requested).pathname.split('/').slice(-1);
  const { aid: active } = await alerts.subscribed({ filters: 'contract=stage' });
  const digest = [await mailed('subscription', active), await mailed('unsubscribe', active)];
  const links = [...(requested.text ?? '').matchAll(/http:\S+/g)].map(([link]) => new URL(link));
  expect(links).toHaveLength(2);
  for (const link of [...links, ...digest]) {
    const path = link.pathname + link.search;
    for (const method of ['GET', 'HEAD', 'POST'])
      expect((await fetch(alerts.parvis.origin + path, { method })).status).toBe(
        method === 'POST' ? 410 : 200,
      );
  }
  expect([await stateOf(aid ?? ''), await stateOf(active)]).toEqual(['requested', 'active']);
  expect((await alerts.follow(linkIn(requested))).status).toBe(200);
});

test('a link to one’s alerts works once, and each later request mails another that works', async () => {
  await alerts.subscribed();
  const request = async () => {
    const email = { mail_alerts_create_email: alerts.address };
    await alerts.post('/mail/alerts/jobv2/manage', email);
    return linkIn(await alerts.mail());
  };
  const [first, second] = [await request(), await request()];
  expect(first.href).not.toBe(second.href);
  // The earlier one still works.
  for (const link of [first, second, await request()]) {
    const opened = await alerts.follow(link);
    expect(await opened.text()).toContain('data-alerts-view="managed"');
    expect((await alerts.follow(link)).status).toBe(410);
    const Cookie = cookieOf(opened);
    await alerts.post('/mail/alerts/jobv2/disconnect', {}, { ...asScript, Cookie });
  }
});

test('the link in an e-mail of an alert opens that alert alone, as often as it is followed', async () => {
  const { aid } = await alerts.subscribed();
  const other = await alerts.subscribed({
    mail_alerts_create_name: 'La digue',
    filters: 'contract=stage',
  });
  const link = await mailed('subscription', aid);
  // All e-mails of an alert have this link, and others to unsubscribe.
  expect((await mailed('subscription', aid)).href).toBe(link.href);
  const tokenOf = async (purpose: LinkPurpose, of: string) =>
    (await mailed(purpose, of)).searchParams.get('token');
  const tokens = [
    await tokenOf('subscription', aid),
    await tokenOf('unsubscribe', aid),
    await tokenOf('one-click', aid),
    await tokenOf('subscription', other.aid),
  ];
  expect(new Set(tokens).size).toBe(4);
  for (const _ of ['once', 'again', 'and again']) {
    const opened = await alerts.follow(link);
    const html = await opened.text();
    expect(html).toContain('Près de la mer');
    expect(html).not.toContain('La digue');
    const as = { ...asScript, Cookie: cookieOf(opened) };
    const deleted = await alerts.post(`/mail/alerts/jobv2/delete/${other.aid}`, {}, as);
    expect(deleted.status).toBe(410);
    const edit = await alerts.get(`/mail/alerts/modal/jobv2/18?aid=${other.aid}`, as);
    expect(await edit.text()).not.toContain('La digue');
    const all = await alerts.get('/mail/alerts/modal/jobv2/16?all=1', as);
    expect(await all.text()).toContain('data-alerts-view="manage"');
  }
});

test.each([
  ['a form', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
  ['a multipart form', multipart({ 'List-Unsubscribe': 'One-Click' })],
  ['nothing', undefined],
  ['text', 'List-Unsubscribe=One-Click'],
  ['a list as JSON', new Blob(['[1]'], { type: 'application/json' })],
  ['broken JSON', new Blob(['{'], { type: 'application/json' })],
  ['bytes', new Blob([new Uint8Array([0, 255])], { type: 'application/octet-stream' })],
])(
  'a mail program that posts %s unsubscribes at once, without a redirect, and again',
  async (_, body) => {
    const { aid } = await newsletter();
    const link = await mailed('one-click', aid);
    const post = () =>
      fetch(link, {
        method: 'POST',
        redirect: 'manual',
        // A web mail program may post from its page.
        headers: { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' },
        ...(body && { body }),
      });
    expect((await post()).status).toBe(200);
    expect(await stateOf(aid)).toBe('unsubscribed');
    expect((await post()).status).toBe(200);
    const page = await (await alerts.get(link.pathname + link.search)).text();
    expect(page).toContain('data-alerts-view="unsubscribed"');
  },
);

test('an unsubscription is undone by the button on its page', async () => {
  const { aid } = await newsletter();
  const link = await mailed('unsubscribe', aid);
  const token = link.searchParams.get('token') ?? '';
  expect(await (await alerts.get(link.pathname + link.search)).text()).toContain(
    'data-alerts-view="unsubscribe"',
  );
  const done = await (await alerts.post(link.pathname, { token })).text();
  expect(done).toContain('data-alerts-view="unsubscribed"');
  const [, action = ''] = /action="([^"]*resubscribe[^"]*)"/.exec(done) ?? [];
  expect(await stateOf(aid)).toBe('unsubscribed');
  const undone = await alerts.post(action, { token });
  expect(await undone.text()).toContain('data-alerts-view="resubscribed"');
  expect(await stateOf(aid)).toBe('active');
});

test('unsubscribing from everything, and undoing that, leaves an earlier unsubscription alone', async () => {
  const [first, second] = [await alerts.subscribed(), await newsletter()];
  const third = await alerts.subscribed({ filters: 'contract=stage' });
  const states = async () => [
    await stateOf(first.aid),
    await stateOf(second.aid),
    await stateOf(third.aid),
  ];
  const tokenOf = async (aid: string) => {
    const link = await mailed('unsubscribe', aid);
    return [link.pathname, link.searchParams.get('token') ?? ''] as const;
  };
  const [firstPath, firstToken] = await tokenOf(first.aid);
  await alerts.post(firstPath, { token: firstToken });
  const [path, token] = await tokenOf(second.aid);
  await alerts.post(path, { token, all: '1' });
  expect(await states()).toEqual(['unsubscribed', 'unsubscribed', 'unsubscribed']);
  await alerts.post(path.replace('/unsubscribe/', '/resubscribe/'), { token, all: '1' });
  expect(await states()).toEqual(['unsubscribed', 'active', 'active']);
});

test('an alert confirmed a second time meets the first: one goes on, with the newest frequency', async () => {
  const first = await alerts.subscribed({ filters: 'contract=cdi&q=Marée haute' });
  const again = { filters: 'q=haute, maree&contract=cdi', mail_alerts_create_freq: 'weekly' };
  const second = await alerts.subscribed(again);
  expect([await stateOf(first.aid), await stateOf(second.aid)]).toEqual(['active', 'merged']);
  const kept = await writer().load(alertIdSchema.parse(first.aid));
  expect(kept?.frequency).toBe('weekly');
  const [one, other] = [await newsletter(), await newsletter()];
  expect([await stateOf(one.aid), await stateOf(other.aid)]).toEqual(['active', 'merged']);
});

test('a mailbox that refuses e-mails gets none, under any of its addresses, until it accepts them again', async () => {
  alerts.address = `zo.e${alerts.address.replace('@exemple.fr', '@gmail.com')}`;
  await alerts.post('/mail/alerts/jobv2/create', alerts.jobFields());
  const { text = '' } = await alerts.mail();
  const link = new URL(/http:\S+\/never\/\S+/.exec(text)?.[0] ?? '');
  const token = link.searchParams.get('token') ?? '';
  expect(await (await alerts.get(link.pathname + link.search)).text()).toContain(
    'data-alerts-view="never"',
  );
  const done = await alerts.post(link.pathname, { token });
  expect(await done.text()).toContain('data-alerts-view="never-done"');
  const sentTo = () => alerts.smtp.readers.filter((reader) => reader.endsWith('@gmail.com')).length;
  const before = sentTo();
  const request = async (typed: string) => {
    const email = { mail_alerts_create_email: typed };
    return (await alerts.post('/mail/alerts/jobv2/create', alerts.jobFields(email))).status;
  };
  const alias = alerts.address.replace('zo.e', 'zoe').replace('@', '+x@');
  expect(await request(alias)).toBe(200);
  // Nothing is stored about somebody who refused, so nothing is ordered either.
  const { rows } = await alerts.parvis.connections.pool.query(
    `select from outbox where state in ('due', 'claimed')`,
  );
  expect([rows.length, sentTo()]).toEqual([0, before]);
  await alerts.post(link.pathname, { token, lift: '1' });
  expect(await request(alerts.address)).toBe(200);
  expect((await alerts.mail()).headers.get('to')).toContain(alerts.address);
  // Nobody else can refuse for them.
  expect((await alerts.post(link.pathname, { token: 'a'.repeat(86) })).status).toBe(410);
});

function multipart(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
