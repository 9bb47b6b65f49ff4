import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test } from 'vitest';
import { accountHeldAt } from './account-held-at.ts';

test('whose account an address signs in to is said, whatever its spelling', async () => {
  const db = await createMigratedDatabase();
  onTestFinished(() => db.drop());
  await db.pool.query(
    `insert into account (id, email, name, roles, command_id, claimed_at, opened_at) values ('k3f9a1b2c3d4', 'anne@estuaire.example', 'Anne Riou', '{editor}', gen_random_uuid(), now(), now())`,
  );
  expect(await accountHeldAt(db.pool, ' Anne@Estuaire.example ')).toContain('Anne Riou');
  expect(await accountHeldAt(db.pool, 'nobody@estuaire.example')).toBeUndefined();
});
