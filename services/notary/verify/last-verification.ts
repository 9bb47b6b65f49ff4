import { type Verification, verificationSchema } from '@parvis/contracts/notary/views.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';

/** Returns the outcome of the last scheduled verification; undefined before the first. */
export async function readLastVerification(db: Queryable): Promise<Verification | undefined> {
  const { rows } = await db.query<{ outcome: unknown }>('select outcome from log_verification');
  return rows[0] && verificationSchema.parse(rows[0].outcome);
}

/** Keeps the outcome of a verification in place of the one before. */
export async function storeVerification(db: Queryable, outcome: Verification): Promise<void> {
  await db.query(
    `insert into log_verification (at, outcome) values ($1, $2)
     on conflict (only_one) do update set at = excluded.at, outcome = excluded.outcome`,
    [outcome.at, JSON.stringify(outcome)],
  );
}
