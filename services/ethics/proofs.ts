import { createHash, randomBytes } from 'node:crypto';
import type { ProvenAction } from '@parvis/contracts/ethics/proof-endpoints.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { sealTo } from './seal.ts';

/** How long a value can be used. */
const validMs = 120_000;

/** What a proof is for: it proves nothing else. */
export interface Proven {
  readonly accountId: string;
  readonly action: ProvenAction;
  /** The id of a report, or of the officer whose key it is; empty for the list of reports. */
  readonly about: string;
}

/**
 * Stores a one-time value for an action, and returns it sealed to the officer's public key, so that
 * only the private key opens it; undefined when the officer has no key that can be sealed to.
 */
export async function issueProof(
  db: Queryable,
  now: Date,
  proven: Proven,
): Promise<string | undefined> {
  const recipient = await findRecipient(db, proven.accountId);
  if (recipient === undefined) return undefined;
  const value = randomBytes(32).toString('base64url');
  const sealed = await sealTo(recipient, value).catch(() => undefined);
  if (sealed === undefined) return undefined;
  await db.query('DELETE FROM ethics_proof WHERE expires_at < $1', [now]);
  await db.query('INSERT INTO ethics_proof (hash, expires_at) VALUES ($1, $2)', [
    computeHash(value, recipient, proven),
    new Date(now.getTime() + validMs),
  ]);
  return sealed.toString('base64');
}

/** Uses a value up; false when it was not issued for this, with this key, or no longer counts. */
export async function spendProof(
  db: Queryable,
  now: Date,
  proof: string | undefined,
  proven: Proven,
): Promise<boolean> {
  const recipient = await findRecipient(db, proven.accountId);
  if (proof === undefined || recipient === undefined) return false;
  const { rowCount } = await db.query(
    'DELETE FROM ethics_proof WHERE hash = $1 AND expires_at >= $2',
    [computeHash(proof, recipient, proven), now],
  );
  return rowCount === 1;
}

/** A key that was replaced meanwhile is another one. */
function computeHash(
  value: string,
  recipient: string,
  { accountId, action, about }: Proven,
): Buffer {
  const bound = JSON.stringify([value, recipient, accountId, action, about]);
  return createHash('sha256').update(bound).digest();
}

async function findRecipient(db: Queryable, accountId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ recipient: string }>(
    'SELECT recipient FROM ethics_officer WHERE account_id = $1',
    [accountId],
  );
  return rows[0]?.recipient;
}
