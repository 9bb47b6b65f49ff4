import { offerIdOf } from '@parvis/projections/offer-index/testing/random-offers.ts';
import { expect, test } from 'vitest';
import { eraseSubject } from '../../subjects/erase-subject.ts';
import { readLedger } from '../ledger.ts';
import { dayMs, digestWorld, hourMs, offersCriteria } from '../testing/digest-world.ts';

const brest = {
  continent: 'europe',
  country: 'FR',
  region: 'Bretagne',
  city: 'Brest',
  latitude: 48.39,
  longitude: -4.49,
} as const;

test('a digest contains the offers published since the last one, why each matched, and how to unsubscribe', async () => {
  const world = await digestWorld();
  // Within the same millisecond, but before.
  await world.things.offer(1, 'Comptable d’avant', { contract: 'permanent', place: brest });
  const wish = offersCriteria({
    facets: { contract: ['permanent'] },
    hasKeywords: true,
    radiusKm: 50,
  });
  const given = {
    keywords: 'comptable',
    coordinates: { latitude: 48.4, longitude: -4.5 },
    name: 'À la mer',
  };
  const { id } = await world.subscribe(1, { wish }, given);
  const at = { contract: 'permanent', place: brest } as const;
  await world.things.offer(2, 'Comptables & associés', at);
  await world.things.offer(3, 'Comptable au loin', { contract: 'permanent' });
  await world.things.offer(4, 'Juriste', at);
  await world.things.offer(5, 'Comptable en stage', { ...at, contract: 'internship' });
  expect(await world.mails()).toEqual([]);

  world.clock.advance(dayMs);
  const [mail, ...others] = await world.mails();
  expect(others).toEqual([]);
  expect(mail?.to).toEqual({ address: 'p1@exemple.fr' });
  expect(mail?.subject).toBe(
    'Comptables & associés\u00a0: nouvelle offre pour «\u00a0À la mer\u00a0»',
  );
  expect(mail?.unsubscribe).toBe(`https://www.estuaire.example/one-click/${id}`);
  expect(mail?.text).toContain(
    [
      '* Comptables & associés',
      '  CDI · Brest · France',
      '  Correspond à\u00a0: CDI\u202f; «\u00a0comptable\u00a0»\u202f; à 1\u00a0km',
      `  https://www.estuaire.example/emploi-carriere/offre-emploi/${offerIdOf(2)}-comptables-associes`,
    ].join('\n'),
  );
  expect(mail?.text).toContain(`https://www.estuaire.example/manage/${id}`);
  expect(mail?.html).toContain('Comptables &amp; associés');
  expect(await readLedger(world.db.pool, id)).toEqual([
    {
      period: 'daily-2026-01-06',
      madeAt: world.clock.now(),
      total: 1,
      state: 'sent',
      entries: [
        {
          itemId: offerIdOf(2),
          match: { facets: { contract: 'permanent' }, hasKeywords: true, isNear: true },
          leftOut: false,
        },
      ],
    },
  ]);
  expect(await world.mails()).toEqual([]);
  world.clock.advance(dayMs);
  expect(await world.mails()).toEqual([]);
});

test('an offer that closes before the e-mail is composed is omitted, and an empty e-mail is not sent', async () => {
  const world = await digestWorld();
  const { id } = await world.subscribe(1, {});
  await world.things.offer(1, 'Une');
  await world.things.offer(2, 'Deux');
  await world.things.offer(3, 'Trois, close avant', {});
  await world.things.closeOffer(3);
  const soon = new Date(world.clock.now().getTime() + dayMs).toISOString();
  await world.things.offer(4, 'Quatre, dont le terme est passé', { closesAt: soon });
  world.clock.advance(dayMs);
  await world.plan();
  await world.things.closeOffer(2);
  await world.send();
  const [mail] = world.mailer.sent.splice(0);
  expect(mail?.mail.subject).toBe('Une\u00a0: nouvelle offre pour votre alerte emploi');
  expect(mail?.mail.text).not.toMatch(/Deux|Trois|Quatre/);
  const [first] = await readLedger(world.db.pool, id);
  expect(first?.entries.map(({ leftOut }) => leftOut)).toEqual([false, true, true]);

  await world.things.offer(5, 'Cinq');
  world.clock.advance(dayMs);
  await world.plan();
  await world.things.closeOffer(5);
  expect(await world.mails()).toEqual([]);
  expect((await readLedger(world.db.pool, id))[0]?.state).toBe('cancelled');
});

test('each frequency has its time; changing the frequency neither loses nor duplicates offers', async () => {
  const world = await digestWorld();
  const wish = offersCriteria();
  const { id: alertId } = await world.subscribe(1, { frequency: 'weekly', locale: 'en' });
  await world.subscribe(2, { frequency: 'at-once' });
  const titles = async () =>
    (await world.mails()).map(({ to, text }) => [
      to.address[1],
      ...[...text.matchAll(/^\* (.*)$/gm)].map(([, title]) => title),
    ]);
  await world.things.offer(1, 'Un');
  expect(await titles()).toEqual([['2', 'Un']]);
  world.clock.advance(dayMs);
  await world.things.offer(2, 'Deux');
  expect(await titles()).toEqual([['2', 'Deux']]);
  await world.things.alert({
    type: 'AlertChanged',
    data: { alertId, frequency: 'daily', wish },
  });
  world.clock.advance(dayMs);
  expect(await titles()).toEqual([['1', 'Un', 'Deux']]);
  await world.things.offer(3, 'Trois');
  await world.things.alert({
    type: 'AlertChanged',
    data: { alertId, frequency: 'at-once', wish },
  });
  expect((await titles()).toSorted((one, other) => Number(one[0]) - Number(other[0]))).toEqual([
    ['1', 'Trois'],
    ['2', 'Trois'],
  ]);
  world.clock.advance(7 * dayMs);
  expect(await titles()).toEqual([]);
});

test('when there are more offers than fit in an e-mail, the first are listed and the others counted', async () => {
  const world = await digestWorld();
  await world.subscribe(1, {});
  for (let number = 1; number <= 33; number += 1)
    await world.things.offer(number, `Offre ${number}`);
  world.clock.advance(dayMs);
  const [mail] = await world.mails();
  expect(mail?.subject).toMatch(/^33 nouvelles offres/);
  expect(mail?.text).toContain('3 autres offres répondent à vos critères');
  expect(mail?.text.match(/^\* /gm)).toHaveLength(30);
});

test('an ended alert gets no e-mail, and an erased subject’s ledger is deleted', async () => {
  const world = await digestWorld();
  const one = await world.subscribe(1, {});
  const other = await world.subscribe(2, {});
  await world.things.offer(1, 'Une');
  world.clock.advance(dayMs);
  await world.plan();
  await world.things.alert({
    type: 'AlertEnded',
    data: { alertId: one.id, because: 'unsubscribed' },
  });
  const erasure = { commandId: 'erase', actor: 'anonymous', at: world.clock.now() };
  await eraseSubject(world.log, world.db.pool, other.subjectId, erasure);
  await world.send();
  expect(world.mailer.sent).toEqual([]);
  expect(await readLedger(world.db.pool, other.id)).toEqual([]);
  const { rows } = await world.db.pool.query(
    `select alert_id from digest_cursor union select alert_id from digest`,
  );
  expect(rows).toEqual([{ alert_id: one.id }]);
});

test('nothing that a visitor typed is in the database in plaintext', async () => {
  const world = await digestWorld();
  const given = {
    keywords: 'zanzibar',
    coordinates: { latitude: 12.3456, longitude: 65.4321 },
    name: 'Kanari',
  };
  const wish = offersCriteria({ hasKeywords: true, radiusKm: 10 });
  await world.subscribe(1, { wish }, given);
  const place = { continent: 'asia', country: 'IN', latitude: 12.34, longitude: 65.43 } as const;
  await world.things.offer(1, 'Zanzibars', { place });
  world.clock.advance(dayMs);
  expect(await world.mails()).toHaveLength(1);
  const { rows: tables } = await world.db.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const written: string[] = [];
  for (const { name } of tables) {
    const { rows } = await world.db.pool.query<{ row: string }>(
      `select t::text as row from ${name} t`,
    );
    written.push(...rows.map(({ row }) => row));
  }
  expect(written.length).toBeGreaterThan(10);
  expect(
    written.filter((row) => /zanzibar\b|12\.3456|65\.4321|kanari|exemple\.fr/i.test(row)),
  ).toEqual([]);
});

test.each([
  ['summer', Date.UTC(2026, 2, 26, 12)],
  ['winter', Date.UTC(2026, 9, 22, 12)],
])('a daily alert gets one e-mail a day across the change to %s time', async (_, from) => {
  const world = await digestWorld();
  world.clock.advance(from - world.clock.now().getTime());
  await world.subscribe(1, {});
  const sent: string[] = [];
  for (let hour = 0; hour < 5 * 24; hour += 1) {
    if (hour % 24 === 0) await world.things.offer(hour / 24 + 1, `Jour ${hour / 24 + 1}`);
    const mails = await world.mails();
    sent.push(...mails.map(() => world.clock.now().toISOString().slice(0, 13)));
    world.clock.advance(hourMs);
  }
  const hours = sent.map((time) => time.slice(11));
  expect(sent.map((time) => time.slice(8, 10))).toEqual(
    from < Date.UTC(2026, 5) ? ['27', '28', '29', '30', '31'] : ['23', '24', '25', '26', '27'],
  );
  expect(hours).toEqual(
    from < Date.UTC(2026, 5) ? ['06', '06', '05', '05', '05'] : ['05', '05', '06', '06', '06'],
  );
});

test('a digest leads to the list with the filters of its alert, and says what an offer pays and until when it is open', async () => {
  const world = await digestWorld();
  const wish = offersCriteria({ facets: { contract: ['permanent'] }, hasKeywords: true });
  // Whoever confirms an alert may not have named it.
  const given = { keywords: 'comptable', name: 'Gagnez 1000 € sur http://evil.example/x' };
  await world.subscribe(1, { wish }, given);
  await world.things.offer(1, 'Comptable', {
    contract: 'permanent',
    salary: { minimum: 38_000, currency: 'EUR', per: 'year' },
    closesAt: '2026-01-12T22:00:00.000Z',
  });
  world.clock.advance(dayMs);
  const [mail] = await world.mails();
  expect(mail?.subject).toBe('Comptable\u00a0: nouvelle offre pour votre alerte emploi');
  expect(mail?.text).not.toContain('evil');
  expect(mail?.text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain('à partir de 38 000 € par an');
  expect(mail?.text).toContain('Candidatures jusqu’au 12 janvier 2026');
  expect(mail?.text).toContain(
    'https://www.estuaire.example/emploi-carriere/toutes-offres-emploi/cdi?q=comptable',
  );
  expect(mail?.text).toContain('1 quai de la Fosse, Nantes');
});
