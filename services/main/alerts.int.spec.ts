import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  asBrowser,
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

test.each([
  ['job', [1, 2, 3, 4, 5, 6, 7, 21]],
  ['newsletter', [11, 12, 13, 21]],
  ['jobv2', [2, 14, 16, 17, 18, 19, 20, 21]],
])(
  'each step of %s is a page, never cached, and every other number is not found',
  async (type, steps) => {
    for (let step = 0; step < 24; step += 1)
      for (const prefix of ['', '/en']) {
        const answer = await alerts.get(`${prefix}/mail/alerts/modal/${type}/${step}`);
        expect([step, answer.status]).toEqual([step, steps.includes(step) ? 200 : 404]);
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
  },
);

test('a job alert is confirmed only by the link in its mail', async () => {
  const requested = await alerts.post('/mail/alerts/jobv2/create', alerts.jobFields());
  expect(await requested.text()).toContain('data-alerts-view="created"');
  const mail = await alerts.mail();
  const link = linkIn(mail);
  const shown = await (await alerts.get(link.pathname + link.search)).text();
  expect(shown).toContain('data-alerts-view="activate"');
  expect(shown).toContain('name="token"');
  expect((await alerts.follow(new URL(`${link.href}x`))).status).toBe(410);
  const confirmed = await alerts.follow(link);
  expect(await confirmed.text()).toContain('data-alerts-view="activated"');
  expect(confirmed.headers.get('set-cookie')).toMatch(
    /^rh_alerts_token=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
  );
  const own = await (
    await alerts.get('/mail/alerts/modal/jobv2/16', { ...asScript, Cookie: cookieOf(confirmed) })
  ).text();
  expect(own).toContain('data-alerts-view="managed"');
  expect(own).toContain('Près de la mer');
  expect(own).toContain('marée');
  expect(own).toContain('CDI');
  // Following the link again is harmless, and opens nothing more.
  const again = await alerts.follow(link);
  expect([again.status, again.headers.get('set-cookie')]).toEqual([200, null]);
});

test('without script each form leads to a page that confirms the action', async () => {
  const requested = await alerts.post(
    '/en/mail/alerts/newsletter/create',
    alerts.newsFields(),
    asBrowser,
  );
  expect([requested.status, requested.headers.get('location')]).toEqual([
    303,
    '/en/mail/alerts/modal/newsletter/11?success=1',
  ]);
  const page = await (await alerts.get(requested.headers.get('location') ?? '')).text();
  expect(page).toContain('Look into your inbox');
  const mail = await alerts.mail();
  expect(mail.headers.get('subject')).toBe('Confirm your subscription to the newsletter');
  expect(linkIn(mail).pathname).toMatch(/^\/en\/mail\/alerts\/newsletter\/activate\//);
});

test.each([
  ['no address', { mail_alerts_create_email: '' }, 'mail_alerts_create_email'],
  [
    'an address with a long suffix',
    { mail_alerts_create_email: 'zoe@exemple.company' },
    'mail_alerts_create_email',
  ],
  [
    'an address of 320 characters',
    { mail_alerts_create_email: `${'z'.repeat(308)}@exemple.fr` },
    'mail_alerts_create_email',
  ],
  ['no name', { mail_alerts_create_name: ' ' }, 'mail_alerts_create_name'],
  [
    'a name of two lines',
    { mail_alerts_create_name: 'Mer\r\nBcc: x@exemple.fr' },
    'mail_alerts_create_name',
  ],
  [
    'a name that is too long',
    { mail_alerts_create_name: 'é'.repeat(101) },
    'mail_alerts_create_name',
  ],
  ['the box left unticked', { accept: '' }, 'accept'],
])(
  'with %s the form of a job alert is returned with its input and the reason at the field',
  async (_, wrong, field) => {
    const answer = await alerts.post('/mail/alerts/job/create', alerts.jobFields(wrong));
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(`id="${field}-error"`);
    expect(html).toContain('CDI');
    expect(html.match(/role="alert"/g)).toHaveLength(1);
    expect(html).toContain(field === 'mail_alerts_create_name' ? alerts.address : 'Près de la mer');
  },
);

test.each([
  ['no category', { categories: '' }],
  ['a category that is not there', { categories: 'nothing' }],
])('the newsletter form with %s is returned with the reason', async (_, wrong) => {
  const answer = await alerts.post('/mail/alerts/newsletter/create', alerts.newsFields(wrong));
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('Cochez au moins un thème.');
});

test('only a visitor who opened their alerts changes and deletes them', async () => {
  const { aid, cookie } = await alerts.subscribed();
  const change = {
    filters: 'contract=stage',
    mail_alerts_create_name: 'Un stage',
    mail_alerts_create_freq: 'weekly',
  };
  const path = `/mail/alerts/jobv2/edit/${aid}`;
  expect((await alerts.post(path, change)).status).toBe(410);
  const saved = await alerts.post(path, change, { ...asScript, Cookie: cookie });
  expect(await saved.text()).toContain('data-alerts-view="saved"');
  const form = await (
    await alerts.get(`/mail/alerts/modal/jobv2/18?aid=${aid}`, { ...asScript, Cookie: cookie })
  ).text();
  expect(form).toContain('value="Un stage"');
  expect(form).not.toContain('marée');
  expect(
    (
      await alerts.post(
        path,
        { ...change, mail_alerts_create_freq: 'monthly' },
        { ...asScript, Cookie: cookie },
      )
    ).status,
  ).toBe(422);

  expect(await alerts.subjectsOf(aid)).toHaveLength(1);
  const other = await alerts.get(`/mail/alerts/modal/jobv2/18?aid=${aid}`, asScript);
  expect(await other.text()).toContain('data-alerts-view="manage"');
  const deleted = await alerts.post(
    `/mail/alerts/jobv2/delete/${aid}`,
    {},
    { ...asScript, Cookie: cookie },
  );
  expect(await deleted.text()).toContain('data-alerts-view="deleted"');
  // It was the only one: its subject is erased.
  const after = await alerts.get('/mail/alerts/modal/jobv2/17', { ...asScript, Cookie: cookie });
  expect(await after.text()).toContain('data-alerts-view="manage"');
  expect(await alerts.subjectsOf(aid)).toEqual([]);
});

test('an alert keeps its keywords, its place and its distance', async () => {
  const { aid, cookie } = await alerts.subscribed({ filters: 'q=marée&near=48.39,-4.49,50' });
  const form = await (
    await alerts.get(`/mail/alerts/modal/jobv2/18?aid=${aid}`, { ...asScript, Cookie: cookie })
  ).text();
  const written = /name="filters" value="([^"]*)"/.exec(form)?.[1]?.replaceAll('&amp;', '&');
  const filters = new URLSearchParams(written);
  expect(Object.fromEntries(filters)).toEqual({ q: 'marée', near: '48.39,-4.49,50' });
});

test('when one of several alerts ends, only its words are erased, and the log records it', async () => {
  const { aid, cookie } = await alerts.subscribed({ mail_alerts_create_name: 'Le phare' });
  const other = await alerts.subscribed({
    mail_alerts_create_name: 'La digue',
    filters: 'contract=stage',
  });
  const [subject] = await alerts.subjectsOf(aid);
  const { pool } = alerts.parvis.connections;
  await pool.query(
    `insert into digest_cursor (alert_id, subject_id, until) select unnest($1::text[]), $2, ''`,
    [[aid, other.aid], subject?.id],
  );
  await alerts.post(`/mail/alerts/jobv2/delete/${aid}`, {}, { ...asScript, Cookie: cookie });
  const { rows: digested } = await pool.query('select alert_id from digest_cursor');
  expect(digested).toEqual([{ alert_id: other.aid }]);
  const events = await alerts.parvis.connections.log.readStream(`subject-${subject?.id}`);
  expect(events.map(({ type, data }) => [type, data])).toEqual([
    ['SubjectDataErased', { subjectId: subject?.id, about: aid }],
  ]);
  expect(await alerts.subjectsOf(other.aid)).toHaveLength(1);
});

test('a list offers to save its filters only in the alerts that the visitor opened', async () => {
  const { aid, cookie } = await alerts.subscribed({ mail_alerts_create_name: 'Sur la digue' });
  const step = '/mail/alerts/modal/jobv2/14?contract=stage&source=list';
  const own = await (await alerts.get(step, { ...asScript, Cookie: cookie })).text();
  expect(own).toContain(`/mail/alerts/modal/jobv2/18?contract=stage&amp;aid=${aid}`);
  expect(own).toContain('Sur la digue');
  const anybody = await (await alerts.get(step, asScript)).text();
  expect(anybody).not.toContain('Sur la digue');
  expect(anybody).not.toContain('/jobv2/18');
});

test('the newsletter’s form shows what the chosen subjects would have sent, or all until one is chosen', async () => {
  const step = '/mail/alerts/modal/newsletter/11';
  const all = await (await alerts.get(step, asScript)).text();
  expect(all).toContain('n’aurait rien eu à vous envoyer');
  const chosen = await alerts.get(
    `${step}?categories=results%7Ccareers&mail_alerts_create_freq=monthly`,
    asScript,
  );
  const html = await chosen.text();
  expect(html).toContain('Avec plus de thèmes');
  expect(html.match(/name="categories"[^>]*checked/g)).toHaveLength(2);
  expect(html).toMatch(/value="monthly"[^>]*checked|checked[^>]*value="monthly"/);
  const refused = await alerts.get(`${step}?mail_alerts_create_freq=sometimes`, asScript);
  expect(refused.status).toBe(422);
});

test('a visitor who opened their own alerts can neither see, change nor delete another’s', async () => {
  const theirs = await alerts.subscribed();
  alerts.address = 'yann.kerbrat@exemple.fr';
  const { cookie } = await alerts.subscribed({ mail_alerts_create_name: 'Loin de la mer' });
  const as = { ...asScript, Cookie: cookie };
  const change = {
    mail_alerts_create_name: 'À moi',
    mail_alerts_create_freq: 'weekly',
    filters: 'contract=stage',
  };
  expect((await alerts.post(`/mail/alerts/jobv2/edit/${theirs.aid}`, change, as)).status).toBe(410);
  expect((await alerts.post(`/mail/alerts/jobv2/delete/${theirs.aid}`, {}, as)).status).toBe(410);
  for (const step of [18, 19]) {
    const shown = await alerts.get(`/mail/alerts/modal/jobv2/${step}?aid=${theirs.aid}`, as);
    const html = await shown.text();
    expect(html).toContain('Loin de la mer');
    expect(html).not.toContain('Près de la mer');
  }
  const kept = await alerts.get('/mail/alerts/modal/jobv2/17', {
    ...asScript,
    Cookie: theirs.cookie,
  });
  expect(await kept.text()).toContain('Près de la mer');
});

test('a management link is mailed to an address with alerts, works once, and reveals nothing about others', async () => {
  await alerts.subscribed();
  const unknown = await alerts.post('/mail/alerts/job/manage', {
    mail_alerts_create_email: 'nobody@exemple.fr',
  });
  const known = await alerts.post('/mail/alerts/job/manage', {
    mail_alerts_create_email: alerts.address,
  });
  expect(await known.text()).toBe(await unknown.text());
  const link = linkIn(await alerts.mail());
  expect(link.pathname).toMatch(/\/mail\/alerts\/jobv2\/manage\//);
  expect(await (await alerts.get(link.pathname + link.search)).text()).toContain(
    'data-alerts-view="open"',
  );
  const opened = await alerts.follow(link);
  expect(await opened.text()).toContain('data-alerts-view="managed"');
  expect((await alerts.follow(link)).status).toBe(410);
  const closed = await alerts.post(
    '/mail/alerts/jobv2/disconnect',
    {},
    { ...asScript, Cookie: cookieOf(opened) },
  );
  expect(closed.headers.get('set-cookie')).toMatch(/^rh_alerts_token=; .*Max-Age=0$/);
  const after = await alerts.get('/mail/alerts/modal/jobv2/17', {
    ...asScript,
    Cookie: cookieOf(opened),
  });
  expect(await after.text()).toContain('data-alerts-view="manage"');
});

/** Requests alerts for one mailbox, whose address is spelt differently each time. */
async function requestedFor(count: number, first: number): Promise<readonly number[]> {
  const statuses = [];
  for (let turn = first; turn < first + count; turn += 1) {
    const fields = alerts.jobFields({
      mail_alerts_create_email: `bo.mbee+${turn}@gmail.com`,
      filters: `q=metier-${turn}`,
    });
    statuses.push((await alerts.post('/mail/alerts/job/create', fields)).status);
  }
  return statuses;
}

test('unconfirmed mails to one mailbox use up the allowance of whoever requests them, and that of all is limited too', async () => {
  alerts.changeNetwork();
  expect(await requestedFor(6, 0)).toEqual([200, 200, 200, 200, 200, 429]);
  alerts.changeNetwork();
  expect(await requestedFor(6, 6)).toEqual([200, 200, 200, 200, 200, 429]);
  alerts.changeNetwork();
  expect(await requestedFor(1, 12)).toEqual([429]);
});

test('an alert that waits to be confirmed is not requested twice: its link is mailed again', async () => {
  const email = 'patiente@exemple.fr';
  const request = async () => {
    const fields = alerts.jobFields({ mail_alerts_create_email: email });
    expect((await alerts.post('/mail/alerts/job/create', fields)).status).toBe(200);
  };
  const mailed = () => alerts.smtp.readers.filter((reader) => reader === email).length;
  alerts.changeNetwork();
  await request();
  await vi.waitUntil(() => mailed() === 1, 30_000);
  // More often than the mailbox may be mailed: nobody is refused.
  for (let turn = 0; turn < 6; turn += 1) await request();
  await vi.waitUntil(() => mailed() === 5, 30_000);
  const { rows } = await alerts.parvis.connections.pool.query<{ alerts: number }>(
    `select count(distinct params->>'alert')::int as alerts from outbox
     where subject_id = (select subject_id from outbox order by ordered_at desc limit 1)`,
  );
  expect(rows).toEqual([{ alerts: 1 }]);
});

test('a replayed submission requests one alert', async () => {
  const sent = { ...alerts.jobFields(), submissionId: randomUUID() };
  await alerts.post('/mail/alerts/job/create', sent);
  await alerts.post('/mail/alerts/job/create', sent);
  await vi.waitUntil(async () => {
    const { rows } = await alerts.parvis.connections.pool.query(
      `select from outbox where state in ('due', 'claimed')`,
    );
    return rows.length === 0 && alerts.smtp.readers.includes(alerts.address);
  }, 30_000);
  expect(alerts.smtp.readers.filter((reader) => reader === alerts.address)).toHaveLength(1);
});

test('no input is in a readable table or event', async () => {
  await alerts.post(
    '/mail/alerts/job/create',
    alerts.jobFields({
      filters: 'q=c4n4ri&near=-51.69,-57.85,50',
      mail_alerts_create_name: 'Alouette du matin',
    }),
  );
  await alerts.mail();
  const written = (await alerts.tableText()).toLowerCase();
  expect(written).toContain('alert-confirmation');
  for (const canary of [
    'c4n4ri',
    'alouette',
    // Signed: the seconds of a time may be 51.69.
    '-51.69',
    '-57.85',
    alerts.address,
    Buffer.from('c4n4ri').toString('hex'),
  ])
    expect([canary, written.includes(canary)]).toEqual([canary, false]);
});
