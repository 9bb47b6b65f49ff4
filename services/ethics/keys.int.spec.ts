import {
  envelopesSchema,
  ethicsKeyEndpoints,
  maxEnvelopes,
  officersSchema,
} from '@parvis/contracts/ethics/key-endpoints.ts';
import { ethicsOfficerEndpoints } from '@parvis/contracts/ethics/officer-endpoints.ts';
import { generateHybridIdentity, identityToRecipient } from 'age-encryption';
import { expect, test } from 'vitest';
import { sealTo, unseal } from './seal.ts';
import { type EthicsWorld, ethicsWorld, type TestOfficer } from './testing/ethics-world.ts';

const [first, second, third] = ['ethicsoffice', 'ethicssecond', 'ethicsathird'] as const;
const check = Buffer.alloc(32, 1).toString('base64');

async function officersOf(world: EthicsWorld, as: string = first) {
  const response = await world.call(ethicsKeyEndpoints.getEthicsOfficers, { as });
  return response.as(officersSchema).officers;
}

async function statesOf(world: EthicsWorld) {
  const officers = await officersOf(world);
  return Object.fromEntries(officers.map(({ accountId, state }) => [accountId, state]));
}

function consent(world: EthicsWorld, { id, recipient }: TestOfficer, by: string = first) {
  const body = { recipient, check };
  return world.call(ethicsKeyEndpoints.consentToEthicsKey, { as: by, params: { id }, body });
}

function remove(world: EthicsWorld, id: string, by: string = first) {
  return world.call(ethicsKeyEndpoints.removeEthicsKey, { as: by, params: { id } });
}

/** Does what an officer's browser does to give another one access to earlier reports. */
async function sealAgain(
  world: EthicsWorld,
  own: TestOfficer,
  other: TestOfficer,
  between: () => Promise<unknown> = async () => undefined,
): Promise<number> {
  let from: string | undefined;
  for (let sealed = 0; ; ) {
    const response = await world.call(ethicsKeyEndpoints.listMissingEnvelopes, {
      as: own.id,
      params: { id: other.id },
      ...(from !== undefined && { query: { from } }),
    });
    const { envelopes } = response.as(envelopesSchema);
    if (envelopes.length === 0) return sealed;
    const again = await Promise.all(
      envelopes.map(async (one) => {
        const key = await unseal(own.identity, Buffer.from(one.sealed, 'base64'));
        return { ...one, sealed: (await sealTo(other.recipient, key)).toString('base64') };
      }),
    );
    await between();
    const added = await world.call(ethicsKeyEndpoints.addEthicsEnvelopes, {
      as: own.id,
      params: { id: other.id },
      body: { recipient: other.recipient, envelopes: again },
    });
    expect(added.status).toBe(204);
    sealed += again.length;
    from = envelopes.at(-1)?.reportId;
  }
}

test('when keys are created at the same instant, exactly one is valid without consent', async () => {
  const world = await ethicsWorld();
  await Promise.all([first, second, third].map((id) => world.officer(id)));
  const states = Object.values(await statesOf(world));
  expect(states.toSorted()).toEqual(['active', 'waiting', 'waiting']);
});

test('a key created before the first one is committed waits for that commit, and then for consent', async () => {
  const world = await ethicsWorld();
  const [one, other] = [await world.pool.connect(), await world.pool.connect()];
  try {
    await one.query('BEGIN');
    await one.query(
      `INSERT INTO ethics_officer (account_id, recipient, wrapped_identity, consent_by)
       VALUES ($1, $2, 'c', $1)`,
      [first, await identityToRecipient(await generateHybridIdentity())],
    );
    const made = world.officer(second);
    // The other connection waits until the first key is committed.
    await expect
      .poll(async () => {
        const { rows } = await other.query(
          `SELECT FROM pg_locks WHERE relation = 'ethics_officer'::regclass AND NOT granted`,
        );
        return rows.length;
      })
      .toBe(1);
    await one.query('COMMIT');
    await made;
  } finally {
    one.release();
    other.release();
  }
  expect(await statesOf(world)).toEqual({ [first]: 'active', [second]: 'waiting' });
});

test('an officer awaiting consent reads no report, writes to no reporter and deletes nothing', async () => {
  const world = await ethicsWorld();
  await world.officer();
  const waiting = await world.officer(second);
  await world.report();
  const [id = ''] = await world.reportIds();
  const tried = await Promise.all([
    world.call(ethicsOfficerEndpoints.listEthicsReports, { as: second }),
    world.call(ethicsOfficerEndpoints.getEthicsReport, { as: second, params: { id } }),
    world.call(ethicsOfficerEndpoints.deleteEthicsReport, { as: second, params: { id } }),
    world.call(ethicsOfficerEndpoints.answerEthicsReport, {
      as: second,
      params: { id },
      body: { sealed: 'c2VhbGVk' },
    }),
    world.call(ethicsKeyEndpoints.listMissingEnvelopes, { as: second, params: { id: second } }),
    world.call(ethicsKeyEndpoints.addEthicsEnvelopes, {
      as: second,
      params: { id: second },
      body: { recipient: waiting.recipient, envelopes: [] },
    }),
    consent(world, waiting, second),
    consent(world, waiting, third),
    remove(world, first, second),
  ]);
  expect(tried.map(({ status, problem }) => [status, problem?.code])).toEqual(
    tried.map(() => [403, 'ethics-key-missing']),
  );
  expect(await statesOf(world)).toEqual({ [first]: 'active', [second]: 'waiting' });
});

test('after consent the new officer reads new reports, and earlier ones once they are sealed again', async () => {
  const world = await ethicsWorld();
  const own = await world.officer();
  await world.report({ text: 'Avant' });
  const other = await world.officer(second);
  const [before = ''] = await world.reportIds();
  expect((await consent(world, other)).status).toBe(204);
  await world.report({ text: 'Après' });
  const after = (await world.reportIds()).find((id) => id !== before) ?? '';
  expect(await world.read(other, after)).toMatchObject([{ text: 'Après' }]);
  await expect(world.read(other, before)).rejects.toThrow('invalid version line');
  const consented = (await officersOf(world)).find(({ accountId }) => accountId === second);
  expect(consented).toMatchObject({
    state: 'active',
    consentBy: 'Thomas Hartley',
    check,
    unread: 1,
  });
  expect(await sealAgain(world, own, other)).toBe(1);
  expect(await world.read(other, before)).toMatchObject([{ text: 'Avant' }]);
  expect((await officersOf(world)).map((one) => one.unread)).toEqual([0, 0]);
});

test('sealing again runs in batches, and reports may arrive and be deleted meanwhile', async () => {
  const world = await ethicsWorld();
  const own = await world.officer();
  await world.report({ text: 'Le modèle' });
  const [id = ''] = await world.reportIds();
  await world.pool.query(
    `WITH copy AS (
       INSERT INTO ethics_report (id, receipt_hash, recipient, received_on)
       SELECT gen_random_uuid(), decode(md5(n::text), 'hex'), recipient, received_on
       FROM ethics_report, generate_series(1, ${maxEnvelopes + 1}) AS n RETURNING id)
     INSERT INTO ethics_envelope (report_id, account_id, sealed)
     SELECT copy.id, account_id, sealed FROM copy, ethics_envelope`,
  );
  const other = await world.officer(second);
  await consent(world, other);
  let parts = 0;
  const sealed = await sealAgain(world, own, other, async () => {
    parts += 1;
    if (parts > 1) return;
    await world.report({ text: 'Entre-temps' });
    const { rows } = await world.pool.query<{ id: string }>(
      'SELECT id FROM ethics_report WHERE id <> $1 ORDER BY id LIMIT 1',
      [id],
    );
    await world.call(ethicsOfficerEndpoints.deleteEthicsReport, {
      params: { id: rows[0]?.id ?? '' },
    });
  });
  expect([parts, sealed]).toEqual([2, maxEnvelopes + 2]);
  expect((await officersOf(world)).map(({ unread }) => unread)).toEqual([0, 0]);
  expect(await world.read(other, id)).toMatchObject([{ text: 'Le modèle' }]);
});

test('a report that is sent while an officer consents is sealed to both', async () => {
  const world = await ethicsWorld();
  await world.officer();
  const other = await world.officer(second);
  const consenting = await world.pool.connect();
  await consenting.query('BEGIN');
  await consenting.query('UPDATE ethics_officer SET consent_by = $1 WHERE account_id = $2', [
    first,
    second,
  ]);
  const reported = world.report({ text: 'À l’instant' });
  await expect
    .poll(async () => {
      const { rows } = await world.pool.query(
        `SELECT FROM pg_locks WHERE relation = 'ethics_officer'::regclass AND NOT granted`,
      );
      return rows.length;
    })
    .toBe(1);
  await consenting.query('COMMIT');
  consenting.release();
  await reported;
  const [id = ''] = await world.reportIds();
  expect(await world.read(other, id)).toMatchObject([{ text: 'À l’instant' }]);
});

test('consent is given to the compared key, not to its replacement', async () => {
  const world = await ethicsWorld();
  await world.officer();
  const compared = await world.officer(second);
  expect((await remove(world, second, second)).status).toBe(204);
  const now = await world.officer(second);
  const given = await consent(world, compared);
  expect([given.status, given.problem?.code]).toEqual([409, 'ethics-key-changed']);
  const sent = await world.call(ethicsKeyEndpoints.addEthicsEnvelopes, {
    params: { id: second },
    body: { recipient: compared.recipient, envelopes: [] },
  });
  expect(sent.problem?.code).toBe('ethics-key-changed');
  expect(await statesOf(world)).toEqual({ [first]: 'active', [second]: 'waiting' });
  expect((await consent(world, now)).status).toBe(204);
  const nobody = await consent(world, { ...now, id: third });
  expect([nobody.status, nobody.problem?.code]).toEqual([404, 'ethics-officer-not-found']);
});

test('nothing more is sealed to a removed officer, who can no longer read reports', async () => {
  const world = await ethicsWorld();
  const own = await world.officer();
  const other = await world.officer(second);
  await consent(world, other);
  expect((await remove(world, second)).status).toBe(204);
  await world.report({ text: 'Sans elle' });
  const { rows } = await world.pool.query('SELECT account_id FROM ethics_envelope');
  expect(rows).toEqual([{ account_id: first }]);
  const tried = await world.call(ethicsOfficerEndpoints.listEthicsReports, { as: second });
  expect(tried.status).toBe(403);
  const again = await remove(world, second);
  expect([again.status, again.problem?.code]).toEqual([404, 'ethics-officer-not-found']);
  const [id = ''] = await world.reportIds();
  expect(await world.read(own, id)).toMatchObject([{ text: 'Sans elle' }]);
});

test('neither the last key nor the only key that opens a report can be removed', async () => {
  const world = await ethicsWorld();
  const own = await world.officer();
  expect((await remove(world, first)).problem?.code).toBe('ethics-key-needed');
  await world.report();
  const other = await world.officer(second);
  await consent(world, other);
  expect((await remove(world, first, second)).problem?.code).toBe('ethics-key-needed');
  await sealAgain(world, own, other);
  await world.pool.query('UPDATE account SET closed_at = now() WHERE id = $1', [second]);
  expect((await remove(world, first)).problem?.code).toBe('ethics-key-needed');
  await world.pool.query('UPDATE account SET closed_at = NULL WHERE id = $1', [second]);
  expect((await remove(world, first, second)).status).toBe(204);
});

test('only the officer who compared a key sees the comparison, until the key is removed', async () => {
  const world = await ethicsWorld();
  const own = await world.officer();
  await consent(world, await world.officer(second));
  const checksOf = async (as: string) =>
    Object.fromEntries((await officersOf(world, as)).map((one) => [one.accountId, one.check]));
  expect(await checksOf(first)).toEqual({ [first]: null, [second]: check });
  expect(await checksOf(second)).toEqual({ [first]: null, [second]: null });
  const body = { recipient: own.recipient, check };
  const noted = { as: second, params: { id: first }, body };
  expect((await world.call(ethicsKeyEndpoints.checkEthicsKey, noted)).status).toBe(204);
  expect(await checksOf(second)).toEqual({ [first]: check, [second]: null });
  await remove(world, second);
  await world.officer(second);
  expect(await checksOf(first)).toEqual({ [first]: null, [second]: null });
});

test('each batch of envelopes to seal again begins after the last id of the previous one', async () => {
  const world = await ethicsWorld();
  await world.officer();
  await world.report();
  await world.report();
  await consent(world, await world.officer(second));
  const part = async (query: Record<string, string>) => {
    const requested = { params: { id: second }, query };
    const response = await world.call(ethicsKeyEndpoints.listMissingEnvelopes, requested);
    return response.as(envelopesSchema).envelopes.map(({ reportId }) => reportId);
  };
  const all = await part({});
  expect(all).toHaveLength(2);
  expect(await part({ from: all[0] ?? '' })).toEqual([all[1]]);
  expect(await part({ from: all[1] ?? '' })).toEqual([]);
});
